import type { Company } from "./company.ts";

/** The two charts of the company's location: paths, and sizes in pixels. */
export const CHART_SMALL = { path: "/chart-small.svg", width: 720, height: 480 } as const;
export const CHART_WIDE = { path: "/chart-wide.svg", width: 1312, height: 520 } as const;

/** Returns the URL of a chart. It changes with the location, as browsers cache the drawing for an hour. */
export function chartAddress({ path }: { path: string }, { coordinates }: Pick<Company, "coordinates">): string {
  return `${path}?at=${coordinates.latitude},${coordinates.longitude}`;
}
