import { Link } from "react-router";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import type { OpenItem, PreviewLink } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { StateChip } from "../parts/state-chip.tsx";
import { UsedIn } from "../parts/used-in.tsx";
import { ItemActions } from "./item-actions.tsx";
import css from "./item-side.module.css";
import { PlanFacts } from "./plan-facts.tsx";
import { PreviewLinks } from "./preview-links.tsx";

/** State, times, preview links, uses and actions of an item, beside the form. */
export function ItemSide({ item, links }: { item: OpenItem; links: readonly PreviewLink[] }) {
  const { texts, language } = useStaff(publishingTexts);
  const { side } = texts.editor;
  const { kind, id, state } = item;
  const { dashboard, site: folder } = useCollection(kind).addresses;
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
          {state === "published" && folder !== undefined ? (
            <a className={buttonClass("small")} href={localizedPath(`/${folder}/${id}`, language)}>
              {side.view}
            </a>
          ) : null}
          <Link className={buttonClass("small")} to={`/dashboard/${dashboard}/${id}/history`}>
            {texts.list.history}
          </Link>
        </div>
      </section>
      {item.uses === undefined ? null : (
        <section className={css.part}>
          <h2>{texts.list.uses.title}</h2>
          <UsedIn uses={item.uses} />
        </section>
      )}
      {folder === undefined ? null : <PreviewLinks kind={kind} id={id} links={links} />}
      <ItemActions item={item} />
    </div>
  );
}
