import { expect, test } from "vitest";
import { chartDrawer } from "./chart-drawer.server.ts";
import { type ChartOptions, drawChart } from "./draw-chart.server.ts";

const options: ChartOptions = {
  coordinates: { latitude: 53.43, longitude: 14.55 },
  width: 720,
  height: 480,
  paper: "dark",
  title: "Szczecin",
};

test("draws the same chart in a child process, and only once", async () => {
  const draw = chartDrawer();
  const first = draw(options);
  expect(draw({ ...options })).toBe(first);
  expect(await first).toBe(drawChart(options));
});

test("reports an error each time", async () => {
  const draw = chartDrawer();
  for (let i = 0; i < 2; i++) await expect(draw({ ...options, title: "" })).rejects.toThrow("A chart needs a title");
});
