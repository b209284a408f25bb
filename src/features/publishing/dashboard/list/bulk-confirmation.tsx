import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { type BulkAction, type BulkAnswer, type BulkEntry, seenField } from "../../bulk.ts";
import type { StaffListItem } from "../../publishing.server.ts";
import { staffListSearch } from "../../staff-list-query.ts";
import { publishingTexts } from "../../texts.ts";
import { listPath, useAllCollections, useCollection } from "../collections.ts";
import { PermissionAnswers } from "../editor/permissions.tsx";
import { ItemLink } from "../parts/item-link.tsx";
import { PlannedTimes } from "../parts/planned-times.tsx";
import { StateChip } from "../parts/state-chip.tsx";
import { UsedIn } from "../parts/used-in.tsx";
import { useBulkWords } from "./bulk-buttons.tsx";
import css from "./bulk-confirmation.module.css";
import { BulkObstacles, ProblemTexts } from "./bulk-obstacles.tsx";
import type { ListData } from "./list-data.ts";

interface BulkConfirmationProps {
  list: ListData;
  answer: BulkAnswer;
}

/** Asks before an action on several items: those that it changes, and those that it cannot change, with the reasons. */
export function BulkConfirmation({ list: { kind, query }, answer: { action, entries } }: BulkConfirmationProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { bulk, parts } = texts;
  const collection = useCollection(kind);
  const labels = useBulkWords();
  // Not while the list is loaded again behind the question: that does not refuse an answer.
  const isBusy = useNavigation().state === "submitting";
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  const back = `${listPath(collection)}${staffListSearch(query)}`;
  const possible = entries.filter(({ outcome }) => outcome.kind === "possible");
  const { length: count } = possible;
  const title = count === 0 ? bulk.not[action] : fill(plural(language, bulk.titles[action], count), { count });
  return (
    <div className={`wrap ${css.page}`} ref={page} tabIndex={-1}>
      <PageHead title={title} way={[{ title: collection.words.name, to: back }]} />
      {count === 0 ? null : (
        <>
          <p className="lead">{bulk.leads[action]}</p>
          <ul className={css.items}>
            {possible.map((entry) => (
              <PossibleItem key={entry.seen.id} action={action} entry={entry} />
            ))}
          </ul>
        </>
      )}
      {count === entries.length ? null : (
        <section className={css.blocked}>
          {count === 0 ? null : <h2>{bulk.unaffected}</h2>}
          <BulkObstacles kind={kind} entries={entries} />
        </section>
      )}
      <Form method="post" className={css.actions} onSubmit={(event) => isBusy && event.preventDefault()}>
        {entries.map(({ seen }) => (
          <input key={seen.id} type="hidden" {...seenField(seen)} />
        ))}
        <input type="hidden" name="confirmed" value="yes" />
        <Link className={buttonClass("medium")} to={back}>
          {parts.back}
        </Link>
        {count === 0 ? null : (
          <button
            type="submit"
            name="do"
            value={action}
            className={buttonClass(action === "withdraw" || action === "bin" ? "cancel" : "submit")}
          >
            {labels[action]}
          </button>
        )}
      </Form>
    </div>
  );
}

/** An item that the action will change, with what to know before. */
function PossibleItem({ action, entry: { item, outcome } }: { action: BulkAction; entry: BulkEntry }) {
  const { list, editor } = useStaff(publishingTexts).texts;
  if (item === undefined || outcome.kind !== "possible") return null;
  const { advice, internal } = outcome;
  return (
    <li>
      <div className={css.head}>
        <ItemLink item={item} />
        <StateChip item={item} />
      </div>
      {(item.publishAt ?? item.withdrawAt) === undefined ? null : (
        <div className={css.plan}>
          {action === "publish" ? null : <p>{list.planCancelled}</p>}
          <PlannedTimes item={item} />
        </div>
      )}
      <PermissionAnswers kind={item.kind} answerOf={(name) => internal[name] ?? ""} />
      {advice.length === 0 ? null : (
        <details className={css.more}>
          <summary>{`${editor.check.advice} (${advice.length})`}</summary>
          <ProblemTexts kind={item.kind} problems={advice} />
        </details>
      )}
      {action === "withdraw" || action === "bin" ? <Uses item={item} /> : null}
    </li>
  );
}

/** Where an item is used that visitors will no longer see. */
function Uses({ item: { kind, uses } }: { item: StaffListItem }) {
  const { list } = useStaff(publishingTexts).texts;
  const isLabel = useAllCollections().some(({ name, menu }) => name === kind && menu === "lists");
  if (uses === undefined) return null;
  return (
    <details className={css.more}>
      <summary>{`${list.uses.title} (${uses.total})`}</summary>
      <p>{isLabel ? list.uses.labelLead : list.uses.lead}</p>
      <UsedIn uses={uses} />
    </details>
  );
}
