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

test("draws in a process what would be drawn here, and once", async () => {
  const draw = chartDrawer();
  const first = draw(options);
  expect(draw({ ...options })).toBe(first);
  expect(await first).toBe(drawChart(options));
});

test("tells what is wrong, each time", async () => {
  const draw = chartDrawer();
  for (let i = 0; i < 2; i++) await expect(draw({ ...options, title: "" })).rejects.toThrow("A chart needs a title");
});
