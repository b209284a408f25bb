import { Link } from "react-router";
import { timeText } from "#platform/i18n/dates.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { authorName } from "../../authors.ts";
import type { OpenItem, PreviewLink } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { canBePreviewed, publicPath, useCollection } from "../collections.ts";
import { PageState } from "../parts/page-state.tsx";
import { StateChip } from "../parts/state-chip.tsx";
import { UsedIn } from "../parts/used-in.tsx";
import { ItemActions } from "./item-actions.tsx";
import css from "./item-side.module.css";
import { PlanFacts } from "./plan-facts.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { TestMail } from "./test-mail.tsx";

/** State, times, preview links, uses and actions of an item, beside the form. */
export function ItemSide({ item, links }: { item: OpenItem; links: readonly PreviewLink[] }) {
  const { texts, language } = useStaff(publishingTexts);
  const { side } = texts.editor;
  const { kind, id, state } = item;
  const collection = useCollection(kind);
  const path = publicPath(collection, id);
  /** A page is there before anybody has saved it. */
  const isSaved = item.version > 0;
  return (
    <div className={css.side}>
      <section className={css.part}>
        <h2>{side.state}</h2>
        <p>{collection.page === undefined ? <StateChip item={item} /> : <PageState item={item} />}</p>
        <PlanFacts item={item} />
        {isSaved ? (
          <p className="muted" suppressHydrationWarning>
            {fill(side.lastSaved, {
              when: timeText(item.updatedAt, language),
              who: authorName(item.updatedBy, texts.history.authors),
            })}
          </p>
        ) : null}
        <div className={css.row}>
          {path !== undefined && (state === "published" || collection.page !== undefined) ? (
            <a className={buttonClass("small")} href={localizedPath(path, language)}>
              {side.view}
            </a>
          ) : null}
          {isSaved ? (
            <Link className={buttonClass("small")} to={`/dashboard/${collection.addresses.dashboard}/${id}/history`}>
              {texts.list.history}
            </Link>
          ) : null}
        </div>
      </section>
      {item.uses === undefined ? null : (
        <section className={css.part}>
          <h2>{texts.list.uses.title}</h2>
          <UsedIn uses={item.uses} />
        </section>
      )}
      {collection.words.mails === undefined ? null : <TestMail id={id} />}
      {isSaved && canBePreviewed(collection) ? <PreviewLinks kind={kind} id={id} links={links} /> : null}
      {isSaved ? <ItemActions item={item} /> : null}
    </div>
  );
}
