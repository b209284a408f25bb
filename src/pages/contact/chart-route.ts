import { chartResponse } from "#features/chart/chart-response.server.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { CHART_SMALL, CHART_WIDE } from "#ui/site/company/chart.ts";
import { siteContext } from "#ui/site/site-context.ts";
import { siteTexts } from "#ui/site/texts.ts";
import type { Route } from "./+types/chart-route";

export const handle = cacheable();

const CHARTS = [
  { ...CHART_SMALL, paper: "dark" },
  { ...CHART_WIDE, paper: "light" },
] as const;

/**
 * The charts of the company's location, drawn from its record: the small one for the footer, the wide one for Contact.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { company, drawChart, path } = siteContext(context, request);
  const record = await company();
  const chart = CHARTS.find((candidate) => candidate.path === path);
  if (record === undefined || chart === undefined) throw new Response(null, { status: 404 });
  const { width, height, paper } = chart;
  const title = siteTexts.site("en")("labels.chartAlt", { city: record.address.city });
  const svg = await drawChart({ coordinates: record.coordinates, width, height, paper, title });
  return chartResponse(svg, "public, max-age=3600");
}
