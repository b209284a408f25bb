import { Worker } from "node:worker_threads";
import type { ChartOptions } from "./draw-chart.ts";

const CHARTS_KEPT = 4;

/**
 * Makes the service that draws charts, each in a thread of its own: the atlas takes 0.3 s and 100 MB, which no page
 * waits for and the process does not keep. The last few charts are remembered: a place rarely changes.
 */
export function chartDrawer(): (options: ChartOptions) => Promise<string> {
  const drawn = new Map<string, Promise<string>>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const chart = drawInThread(options);
    chart.catch(() => drawn.delete(key));
    if (drawn.size >= CHARTS_KEPT) drawn.delete(drawn.keys().next().value ?? "");
    drawn.set(key, chart);
    return chart;
  };
}

function drawInThread(options: ChartOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./chart-thread.ts", import.meta.url), {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`the chart's thread ended with ${code}`)));
  });
}
