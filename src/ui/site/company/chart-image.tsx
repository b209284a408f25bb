import { usePage } from "../page-context.tsx";
import { type CHART_SMALL, type CHART_WIDE, chartAddress } from "./chart.ts";

/** A chart of the company's location; nothing while the company is unknown. */
export function ChartImage({
  chart,
  className,
}: {
  chart: typeof CHART_SMALL | typeof CHART_WIDE;
  className?: string | undefined;
}) {
  const { t, company } = usePage();
  if (company === undefined) return null;
  return (
    <img
      className={className}
      src={chartAddress(chart, company)}
      alt={t("labels.chartAlt", { city: company.address.city })}
      width={chart.width}
      height={chart.height}
      loading="lazy"
    />
  );
}
