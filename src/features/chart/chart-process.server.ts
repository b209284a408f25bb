/** The process that `chart-drawer.ts` starts: draws one chart, hands it or what is wrong over, and ends. */
import { type ChartOptions, drawChart } from "./draw-chart.server.ts";

/** What it answers. */
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
