import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { BulkEntry } from "../../bulk.ts";
import type { Problem } from "../../problems.ts";
import { shownState } from "../../states.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { problemText } from "../editor/editor-field.tsx";
import { fieldName } from "../editor/problem-list.tsx";
import { ItemLink } from "../parts/item-link.tsx";
import css from "./bulk-obstacles.module.css";

/** Lists the items of a bulk action that it does not change, each with the reason and a link to its form. */
export function BulkObstacles({ kind, entries }: { kind: string; entries: readonly BulkEntry[] }) {
  const { bulk } = useStaff(publishingTexts).texts;
  const others = entries.filter(({ outcome }) => outcome.kind !== "possible" && outcome.kind !== "done");
  return (
    <ul className={css.items}>
      {others.map((entry) => (
        <li key={entry.seen.id}>
          {entry.item === undefined ? fill(bulk.goneItem, { id: entry.seen.id }) : <ItemLink item={entry.item} />}
          <Reason kind={kind} entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Reason({ kind, entry: { item, outcome } }: { kind: string; entry: BulkEntry }) {
  const { bulk, parts } = useStaff(publishingTexts).texts;
  const { reasons } = bulk;
  switch (outcome.kind) {
    case "refused":
    case "incomplete":
      return <ProblemTexts kind={kind} problems={outcome.problems} />;
    case "conflict":
      return <p>{fill(reasons.conflict, { name: item?.updatedBy ?? "" })}</p>;
    case "not-now": {
      const state = shownState({ state: outcome.state, isClosed: item?.isClosed === true });
      return <p>{fill(reasons.status, { state: parts.states[state] })}</p>;
    }
    case "unchanged":
    case "missing":
      return <p>{reasons[outcome.kind]}</p>;
    default:
      return <p>{reasons.failed}</p>;
  }
}

/** Problems of an item, each with the name of its field. */
export function ProblemTexts({ kind, problems }: { kind: string; problems: readonly Problem[] }) {
  const { texts, language } = useStaff(publishingTexts);
  const collection = useCollection(kind);
  return (
    <ul className={css.problems}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.code} ${problem.detail ?? ""}`}>
          {`${fieldName(texts, collection, problem.path, language)}: ${problemText(texts, problem, language)}`}
        </li>
      ))}
    </ul>
  );
}
