/* Child process of `chart-drawer.server.ts`: draws one chart, sends it or the error, and exits. */
import "#platform/child-program.server.ts";
import { type ChartOptions, drawChart } from "./draw-chart.server.ts";

/** Message to the parent process. */
export type ChartAnswer = { svg: string } | { refused: string };

process.once("message", (options: ChartOptions) => {
  process.send?.(answer(options), () => process.disconnect?.());
});

function answer(options: ChartOptions): ChartAnswer {
  try {
    return { svg: drawChart(options) };
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
}
