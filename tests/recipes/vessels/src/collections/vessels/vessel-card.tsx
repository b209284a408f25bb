import { truncate } from "#platform/i18n/typed-text.ts";
import card from "#ui/site/card.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { PRODUCT_CARD_CHARACTERS } from "#ui/site/limits.ts";
import { usePage } from "#ui/site/page-context.tsx";
import type { VesselEntry } from "./vessels.ts";

/** A vessel in the list: type, year, name, the start of its description. */
export function VesselCard({ vessel }: { vessel: VesselEntry }) {
  const { href, langOf } = usePage();
  const { text, year } = vessel;
  return (
    <a className={card.card} href={href(`/vessels/${vessel.id}`)} lang={langOf(text)}>
      <div className={card.inside}>
        <p className="mono muted">
          {text.type}, {year}
        </p>
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
        <p className="muted">{truncate(text.description, PRODUCT_CARD_CHARACTERS)}</p>
      </div>
    </a>
  );
}
