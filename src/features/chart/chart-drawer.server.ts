import { fileURLToPath } from "node:url";
import type { ChildTurns } from "#platform/child-turns.server.ts";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { forkProgram, isStopSignal } from "#platform/fork-program.server.ts";
import type { ChartAnswer } from "./chart-process.server.ts";
import type { ChartOptions } from "./draw-chart.server.ts";

const CHARTS_MAX = 4;
/** Time limit of a drawing process; a chart takes half a second. */
const TIMEOUT_MS = 20_000;
const PROCESS = fileURLToPath(new URL("./chart-process.server.ts", import.meta.url));

/**
 * Creates the service that draws charts. Each chart is drawn in a separate process: the atlas takes 0.3 s and 50 MB,
 * which a thread would not return to the system. The last few charts are cached.
 */
export function chartDrawer(turns: ChildTurns): (options: ChartOptions) => Promise<string> {
  const drawn = new Map<string, Promise<string>>();
  const draw = (options: ChartOptions) =>
    turns.run(() => {
      turns.endResting();
      return drawInProcess(options);
    });
  return (options) => {
    const key = JSON.stringify(options);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const chart = draw(options);
    chart.catch(() => drawn.delete(key));
    if (drawn.size >= CHARTS_MAX) drawn.delete(drawn.keys().next().value ?? "");
    drawn.set(key, chart);
    return chart;
  };
}

/**
 * Returns the chart after its process has ended, so that the next one does not run beside it.
 * @param isRepeated false when the first process was ended by a stop of the site, which may signal it before it ignores
 * that: the site still answers, so the chart is drawn again
 */
function drawInProcess(options: ChartOptions, isRepeated = true): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = forkProgram(PROCESS, { timeout: TIMEOUT_MS });
    let answer: ChartAnswer | undefined;
    drawing.once("message", (message: ChartAnswer) => {
      answer = message;
    });
    drawing.once("error", (error) => reject(storageError(error)));
    drawing.once("exit", (code, signal) => {
      if (answer !== undefined) "svg" in answer ? resolve(answer.svg) : reject(new RangeError(answer.refused));
      else if (isRepeated && isStopSignal(signal)) resolve(drawInProcess(options, false));
      else reject(new Error(`the chart's process ended with ${code ?? signal}`));
    });
    // A process that failed to start, or has ended, has no channel; its end is reported above.
    if (drawing.connected) drawing.send(options, () => {});
  });
}
