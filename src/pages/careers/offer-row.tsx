import { kindLabel, type OfferEntry } from "#collections/offers/offers.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { Drawing } from "#ui/drawing.tsx";
import { Icon } from "#ui/icon.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { LastDay } from "./last-day.tsx";
import css from "./offer-row.module.css";

/** An offer in the list: drawing, kind, title, one sentence. */
export function OfferRow({ offer }: { offer: OfferEntry }) {
  const { t, href, language, langOf } = usePage(offerTexts);
  const { id, kind, img, openUntil, text } = offer;
  return (
    <a className={css.row} href={href(`/careers/${id}`)} lang={langOf(text)}>
      <span className={css.art}>
        <Drawing src={img} alt="" width={480} height={256} />
      </span>
      <div>
        <p className="label" lang={language}>
          {t(kindLabel(kind))}
        </p>
        <h2>
          {text.title}
          <ForeignMark text={text} />
        </h2>
        <p className="muted">{text.lead}</p>
        {openUntil === undefined ? null : <LastDay day={openUntil} place={`mono ${css.lastDay}`} />}
      </div>
      <Icon name="arrow" />
    </a>
  );
}
