import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { dashboardTexts } from "#ui/dashboard/texts.ts";
import { Notice } from "#ui/notice.tsx";
import type { StaffListItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import type { ListAction } from "./actions-on.ts";
import type { ActionResult } from "./use-item-actions.ts";

const WORDS_OF: Record<ListAction, keyof StaffTexts<typeof publishingTexts>["overview"]["done"]> = {
  duplicate: "duplicated",
  withdraw: "withdrawn",
  bin: "binned",
  restore: "restored",
  delete: "deleted",
};

interface ActionNoticeProps {
  result: ActionResult | undefined;
  onUndo: (item: StaffListItem) => void;
}

/** Reports the result of the last action and is focused, because the row of the action may be gone. */
export function ActionNotice({ result, onUndo }: ActionNoticeProps) {
  const texts = useTexts(publishingTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result !== undefined) notice.current?.focus();
  }, [result]);
  if (result === undefined) return null;
  const { item, action, outcome } = result;
  const title = item.title === "" ? texts.list.untitled : item.title;
  const failure = failureOf(result, texts);
  if (failure !== undefined) {
    return (
      <Notice kind="failed" ref={notice}>
        <p>{fill(failure.words, { title, state: "", reasons: "", ...failure.values })}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="done" ref={notice}>
      <p>{fill(texts.overview.done[WORDS_OF[action]], { title })}</p>
      {action === "bin" ? (
        <button type="button" className={buttonClass("small")} onClick={() => onUndo(item)}>
          {texts.list.undo}
        </button>
      ) : null}
      {outcome.kind === "duplicated" ? <CopyLink kind={item.kind} id={outcome.id} /> : null}
    </Notice>
  );
}

function CopyLink({ kind, id }: Pick<StaffListItem, "kind" | "id">) {
  const { list } = useTexts(publishingTexts);
  return (
    <p>
      <Link to={`/dashboard/${useCollection(kind).addresses.dashboard}/${id}`}>{list.openCopy}</Link>
    </p>
  );
}

/** Returns why the action failed, and the values of the message; undefined when it succeeded. */
function failureOf(
  { outcome }: ActionResult,
  { list, parts, problems }: StaffTexts<typeof publishingTexts | typeof dashboardTexts>,
): { words: string; values?: Record<string, string> } | undefined {
  switch (outcome.kind) {
    case "done":
    case "duplicated":
      return undefined;
    case "not-now":
      return { words: list.unavailable, values: { state: parts.states[outcome.state] } };
    case "missing":
      return { words: list.missing };
    case "refused": {
      const reasons = outcome.problems.map(({ code, detail = "" }) => fill(problems[code], { detail }));
      return { words: list.notCopied, values: { reasons: [...new Set(reasons)].join(" ") } };
    }
    case "signed-out":
      return { words: list.signedOut };
    default:
      return { words: list.failed };
  }
}
