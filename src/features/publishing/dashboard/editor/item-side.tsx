import { Link } from "react-router";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import { sitePathOf, staffFolder } from "../../kinds.ts";
import type { OpenItem, PreviewLink } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { StateChip } from "../parts/state-chip.tsx";
import { ItemActs } from "./item-acts.tsx";
import css from "./item-side.module.css";
import { PlanFacts } from "./plan-facts.tsx";
import { PreviewLinks } from "./preview-links.tsx";

/** What there is to know and to do about an item beside its texts. */
export function ItemSide({ item, links }: { item: OpenItem; links: readonly PreviewLink[] }) {
  const { texts, language } = useStaff(publishingTexts);
  const { side } = texts.editor;
  const { kind, id, state } = item;
  return (
    <div className={css.side}>
      <section className={css.part}>
        <h2>{side.state}</h2>
        <p>
          <StateChip item={item} />
        </p>
        <PlanFacts item={item} />
        <p className="muted" suppressHydrationWarning>
          {fill(side.lastSaved, { when: timeText(item.updatedAt, language), who: item.updatedBy })}
        </p>
        <div className={css.row}>
          {state === "published" ? (
            <a className={buttonClass("small")} href={localizedPath(sitePathOf(kind, id), language)}>
              {side.view}
            </a>
          ) : null}
          <Link className={buttonClass("small")} to={`/dashboard/${staffFolder(kind)}/${id}/history`}>
            {texts.list.history}
          </Link>
        </div>
      </section>
      <PreviewLinks kind={kind} id={id} links={links} />
      <ItemActs item={item} />
    </div>
  );
}
