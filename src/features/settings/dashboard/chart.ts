import { staffContext } from "#features/accounts/staff.ts";
import { chartResponse } from "#features/chart/chart-response.server.ts";
import { limitConcurrency } from "#platform/files/limit-concurrency.server.ts";
import type { Services } from "#platform/services.server.ts";
import { formatCoordinates } from "#ui/site/company/coordinates.ts";
import { readCoordinate } from "../company/place-input.ts";
import type { Route } from "./+types/chart";
import { PREVIEW } from "./preview.ts";

/** Charts drawn at once: each takes a thread and 100 MB. */
const AT_ONCE = 2;
const draw = limitConcurrency(
  AT_ONCE,
  (drawChart: Services["drawChart"], coordinates: { latitude: number; longitude: number }) =>
    drawChart({ ...PREVIEW.size, coordinates, paper: "light", title: formatCoordinates(coordinates) }),
);

/** Draws the chart of a place that an admin is typing. */
export async function loader(args: Route.LoaderArgs) {
  const { drawChart, searchParams } = await staffContext(args, "admin");
  const latitude = readCoordinate(searchParams.get("latitude") ?? "", "latitude");
  const longitude = readCoordinate(searchParams.get("longitude") ?? "", "longitude");
  if (latitude === undefined || longitude === undefined) throw new Response(null, { status: 400 });
  return chartResponse(await draw(drawChart, { latitude, longitude }), "private, max-age=600");
}
