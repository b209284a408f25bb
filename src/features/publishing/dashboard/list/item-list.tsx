import { useActionData, useNavigation } from "react-router";
import { fill, plural } from "#platform/i18n/texts.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { Pages } from "#ui/dashboard/pages.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { BulkAnswer } from "../../bulk.ts";
import { STAFF_PAGE_SIZE, staffListSearch } from "../../staff-list-query.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { DoneNotice } from "../done-notice.tsx";
import { CreateLink } from "../parts/create-link.tsx";
import { ActionNotice } from "./action-notice.tsx";
import { ActionQuestion } from "./action-question.tsx";
import { BulkButtons } from "./bulk-buttons.tsx";
import { BulkConfirmation } from "./bulk-confirmation.tsx";
import { BulkResult } from "./bulk-result.tsx";
import { Choosing, useChoice } from "./choosing.tsx";
import { EmptyList } from "./empty-list.tsx";
import css from "./item-list.module.css";
import { ItemTable } from "./item-table.tsx";
import { ListControls } from "./list-controls.tsx";
import type { ListData } from "./list-data.ts";
import { MoveFailure, movedText, useMoved } from "./moving.tsx";
import { StateLinks } from "./state-links.tsx";
import { UnsavedSection } from "./unsaved-section.tsx";
import { useItemActions } from "./use-item-actions.ts";

/** The list of a collection: search, filters, and the items with their actions. */
export function ItemList({ list }: { list: ListData }) {
  const { kind, query, items, total } = list;
  const { words } = useCollection(kind);
  const moved = useMoved();
  const actions = useItemActions();
  const answer = useBulkAnswer();
  const choice = useChoice(
    items.map(({ id }) => String(id)),
    answer?.isConfirmed,
  );
  const waiting = useNavigation().state === "loading" || actions.busy;
  if (answer !== undefined && isQuestion(answer)) return <BulkConfirmation list={list} answer={answer} />;
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={words.name}>
        <CreateLink kind={kind} variant="primary" />
      </PageHead>
      <DoneNotice />
      <ActionNotice result={actions.result} onUndo={actions.undo} />
      <MoveFailure moved={moved} />
      <BulkResult kind={kind} answer={answer} />
      <UnsavedSection kind={kind} stored={list.unsaved} />
      <StateLinks list={list} />
      <ListControls kind={kind} query={query} />
      <Found total={total} moved={moved} waiting={waiting} />
      <div className={waiting ? css.waiting : undefined} aria-busy={waiting}>
        {items.length === 0 ? (
          <EmptyList list={list} />
        ) : (
          <Choosing choice={choice} form={{ method: "post" }} actions={<BulkButtons state={query.state} />}>
            <ItemTable list={list} choice={choice} onAction={actions.ask} />
          </Choosing>
        )}
      </div>
      <Pages
        page={query.page}
        pages={Math.ceil(total / STAFF_PAGE_SIZE)}
        to={(page) => staffListSearch({ ...query, page })}
      />
      <ActionQuestion asked={actions.asked} onYes={actions.perform} onNo={actions.stopAsking} />
    </div>
  );
}

/** Returns what the form of the chosen items came to: a question at once, a result once the list shows it. */
function useBulkAnswer(): BulkAnswer | undefined {
  const answer = useActionData<BulkAnswer | { kind: "moved" | "failed" }>();
  const isShown = useNavigation().state === "idle";
  if (answer?.kind !== "bulk") return undefined;
  return isShown || isQuestion(answer) ? answer : undefined;
}

const isQuestion = ({ isConfirmed, entries }: BulkAnswer) => !isConfirmed && entries.length > 0;

/** The number of items found, and where one was moved; or a note while a slow request is pending. */
function Found({ total, moved, waiting }: { total: number; moved: ReturnType<typeof useMoved>; waiting: boolean }) {
  const { texts, language } = useStaff(publishingTexts);
  const { list } = texts;
  return (
    <p className={`mono muted ${css.found}`} role="status">
      <span>{fill(plural(language, list.found, total), { count: total })}</span>{" "}
      {moved?.kind === "moved" ? <span>{movedText(moved, texts)}</span> : null}{" "}
      {waiting ? <span className={css.loading}>{list.loading}</span> : null}
    </p>
  );
}
