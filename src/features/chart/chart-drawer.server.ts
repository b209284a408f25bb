import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { MALLOC_SETTINGS } from "#platform/malloc-settings.ts";
import type { ChartAnswer } from "./chart-process.server.ts";
import type { ChartOptions } from "./draw-chart.server.ts";

const CHARTS_MAX = 4;
/** Time limit of a drawing process; a chart takes half a second. */
const TIMEOUT_MS = 20_000;
const PROCESS = fileURLToPath(new URL("./chart-process.server.ts", import.meta.url));

/**
 * Creates the service that draws charts. Each chart is drawn in a separate process: the atlas takes 0.3 s and 100 MB,
 * which a thread would not return to the system. The last few charts are cached.
 */
export function chartDrawer(): (options: ChartOptions) => Promise<string> {
  const drawn = new Map<string, Promise<string>>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const chart = drawInProcess(options);
    chart.catch(() => drawn.delete(key));
    if (drawn.size >= CHARTS_MAX) drawn.delete(drawn.keys().next().value ?? "");
    drawn.set(key, chart);
    return chart;
  };
}

function drawInProcess(options: ChartOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = fork(PROCESS, { timeout: TIMEOUT_MS, env: MALLOC_SETTINGS });
    drawing.once("message", (answer: ChartAnswer) =>
      "svg" in answer ? resolve(answer.svg) : reject(new RangeError(answer.refused)),
    );
    drawing.once("error", (error) => reject(storageError(error)));
    drawing.once("exit", (code, signal) => reject(new Error(`the chart's process ended with ${code ?? signal}`)));
    // A process that failed to start has no channel.
    if (drawing.connected) drawing.send(options, (error) => error !== null && reject(error));
  });
}
