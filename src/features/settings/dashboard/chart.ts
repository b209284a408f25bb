import { staffContext } from "#features/accounts/staff.ts";
import { chartResponse } from "#features/chart/chart-response.server.ts";
import { formatCoordinates } from "#ui/site/company/coordinates.ts";
import { readCoordinate } from "../company/place-input.ts";
import type { Route } from "./+types/chart";
import { PREVIEW } from "./preview.ts";

/** Draws the chart of a place that an admin is typing. */
export async function loader(args: Route.LoaderArgs) {
  const { drawChart, searchParams } = await staffContext(args, "admin");
  const latitude = readCoordinate(searchParams.get("latitude") ?? "", "latitude");
  const longitude = readCoordinate(searchParams.get("longitude") ?? "", "longitude");
  if (latitude === undefined || longitude === undefined) throw new Response(null, { status: 400 });
  const coordinates = { latitude, longitude };
  const title = formatCoordinates(coordinates);
  const svg = await drawChart({ ...PREVIEW.size, coordinates, paper: "light", title });
  return chartResponse(svg, "private, max-age=600");
}
