import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { childTurns } from "#platform/child-turns.server.ts";
import { childProcesses } from "../../../tests/child-processes.ts";
import { chartDrawer } from "./chart-drawer.server.ts";
import { type ChartOptions, drawChart } from "./draw-chart.server.ts";

// A busy machine takes seconds for a chart.
vi.setConfig({ testTimeout: 60_000 });

const options: ChartOptions = {
  coordinates: { latitude: 53.43, longitude: 14.55 },
  width: 720,
  height: 480,
  paper: "dark",
  title: "Szczecin",
};

test("draws the same chart in a child process, and only once", async () => {
  const draw = chartDrawer(childTurns());
  const first = draw(options);
  expect(draw({ ...options })).toBe(first);
  expect(await first).toBe(drawChart(options));
});

test("reports an error each time", async () => {
  const draw = chartDrawer(childTurns());
  for (let i = 0; i < 2; i++) await expect(draw({ ...options, title: "" })).rejects.toThrow("A chart needs a title");
});

test("draws one chart at a time", async () => {
  const draw = chartDrawer(childTurns());
  const before = (await childProcesses()).length;
  let isDrawing = true;
  const charts = Promise.all(
    [10, 20, 30].map((longitude) => draw({ ...options, coordinates: { latitude: 50, longitude } })),
  ).finally(() => {
    isDrawing = false;
  });
  let most = 0;
  while (isDrawing) {
    most = Math.max(most, (await childProcesses()).length - before);
    await wait(5);
  }
  expect(new Set(await charts).size).toBe(3);
  expect(most).toBe(1);
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "draws the chart though its process receives %s, as when the site stops",
  async (signal) => {
    const draw = chartDrawer(childTurns());
    const before = await childProcesses();
    const chart = draw(options);
    const started = async () => (await childProcesses()).filter((id) => !before.includes(id));
    await expect.poll(started, { interval: 5 }).toHaveLength(1);
    for (const id of await started()) process.kill(Number(id), signal);
    expect(await chart).toContain("<title>Szczecin</title>");
  },
);

test("reports a process that was killed", async () => {
  const draw = chartDrawer(childTurns());
  const before = await childProcesses();
  const chart = draw(options);
  chart.catch(() => {});
  const started = async () => (await childProcesses()).filter((id) => !before.includes(id));
  await expect.poll(started, { interval: 5 }).toHaveLength(1);
  for (const id of await started()) process.kill(Number(id), "SIGKILL");
  await expect(chart).rejects.toThrow("ended with SIGKILL");
});
