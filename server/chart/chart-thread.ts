/** The thread that `chart-drawer.ts` starts: draws one chart, hands it over and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { type ChartOptions, drawChart } from "./draw-chart.ts";

parentPort?.postMessage(drawChart(workerData as ChartOptions));
