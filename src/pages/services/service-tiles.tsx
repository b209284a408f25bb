import type { ReactNode } from "react";
import { type ServiceEntry, shortTitleOf } from "#collections/services/services.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { placeNumber } from "./place-number.ts";
import css from "./service-tiles.module.css";

interface ServiceTilesProps {
  services: readonly ServiceEntry[];
  /** Returns the drawing of a tile in the first view; by default all are below it, and loaded when they come near. */
  inFirstView?: (service: ServiceEntry, place: number) => ReactNode;
}

/** The services as tiles on the line. */
export function ServiceTiles({ services, inFirstView }: ServiceTilesProps) {
  const { href, versioned, langOf, withFigures } = usePage();
  return (
    <ul className={css.tiles}>
      {services.map((service, i) => (
        <li key={service.id} lang={langOf(service.text)}>
          <a className={css.tile} href={href(`/services/${service.id}`)}>
            <span className={css.art}>
              {inFirstView?.(service, i) ?? (
                <img
                  src={versioned(service.drawing)}
                  alt={service.text.drawingAlt}
                  width={480}
                  height={256}
                  loading="lazy"
                />
              )}
            </span>
            <span className="mono">{placeNumber(i)}</span>
            <h3>
              {shortTitleOf(service)}
              <ForeignMark text={service.text} />
            </h3>
            <p>{withFigures(service.text.summary)}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
