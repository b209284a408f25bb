import type { ReactNode } from "react";
import { type ServiceEntry, shortTitleOf } from "#collections/services/services.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SectionHead } from "#ui/site/section-head.tsx";
import type { ServicesContent } from "./services.ts";
import css from "./single-line.module.css";
import { servicesTexts } from "./texts.ts";

/** The symbols of the diagram, column by column from the quay to the sensors; the style sheet has their places. */
const SYMBOLS = ["shore", "switchboard", "generator", "drive", "alarm", "sensors"] as const;

interface SingleLineProps {
  page: ServicesContent;
  /** The services that visitors see. */
  services: readonly ServiceEntry[];
}

/**
 * The single-line diagram of a vessel. Each symbol has an example of a fault and leads to the service that staff chose for
 * it; without one, or while that is unpublished, it is not a link.
 */
export function SingleLine({ page, services }: SingleLineProps) {
  const { t, href, versioned, langOf, withFigures } = usePage(servicesTexts);
  const texts = withFigures(page.text);
  const drawing = versioned("/drawings/single-line.svg");
  const symbol = (name: (typeof SYMBOLS)[number]): ReactNode => {
    const service = services.find(({ id }) => page[`${name}Service`].includes(id));
    const label = <span className="label">{t(`diagram.${name}`)}</span>;
    const fault = texts[`${name}Fault`];
    const example = fault === "" ? null : <p>{fault}</p>;
    if (service === undefined)
      return (
        <div>
          {label}
          {example}
        </div>
      );
    return (
      <a href={href(`/services/${service.id}`)}>
        {label}
        <h3 lang={langOf(service.text)}>
          {shortTitleOf(service)}
          <ForeignMark text={service.text} />
        </h3>
        {example}
      </a>
    );
  };
  return (
    <section className={`deep section ${css.part}`} aria-labelledby="diagram">
      <div className="wrap">
        <SectionHead id="diagram" title={texts.diagramHeading} lead={texts.diagramText} />
        <div className={css.diagram}>
          <img src={drawing} alt="" width={1312} height={372} loading="lazy" />
          {/* On phones the first shows the diagram as far as the switchboard, this one what follows. */}
          <img className={css.rest} src={drawing} alt="" width={1312} height={372} loading="lazy" />
          <ol>
            {SYMBOLS.map((name) => (
              <li key={name}>{symbol(name)}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
