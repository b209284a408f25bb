import type { Company } from "./company.ts";

/** The two charts of the company's place: addresses, drawn from the record, and sizes in pixels. */
export const CHART_SMALL = { path: "/chart-small.svg", width: 720, height: 480 } as const;
export const CHART_WIDE = { path: "/chart-wide.svg", width: 1312, height: 520 } as const;

/** Where a page finds a chart: another address for another place, as browsers keep the drawing for an hour. */
export function chartAddress({ path }: { path: string }, { coordinates }: Pick<Company, "coordinates">): string {
  return `${path}?at=${coordinates.latitude},${coordinates.longitude}`;
}
