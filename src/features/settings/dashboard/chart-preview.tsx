import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { formatCoordinates } from "#ui/site/company/coordinates.ts";
import { mapLinks } from "#ui/site/company/map-links.ts";
import { settingsTexts } from "../texts.ts";
import css from "./chart-preview.module.css";
import { PREVIEW, previewAddress } from "./preview.ts";
import type { Place } from "./use-typed-place.ts";

/** Shows the chart as the site will draw it, with a link to check the place on a map. */
export function ChartPreview({ place }: { place: Place | undefined }) {
  const { settings } = useTexts(settingsTexts);
  if (place === undefined) return null;
  const written = formatCoordinates(place);
  return (
    <figure className={css.preview}>
      <img src={previewAddress(place)} alt={settings.chart} loading="lazy" {...PREVIEW.size} />
      <figcaption>
        <span className="mono muted">{written}</span>
        <a href={mapLinks(place, "").openStreetMap} target="_blank" rel="noopener noreferrer">
          {settings.checkOnMap}
        </a>
      </figcaption>
    </figure>
  );
}
