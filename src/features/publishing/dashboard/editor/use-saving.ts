import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Language } from "#platform/i18n/languages.ts";
import { sendJson } from "#ui/dashboard/send-json.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { type Draft, shownTitle } from "../../drafts/drafts.ts";
import type { Problem } from "../../problems.ts";
import type { OpenItem, SaveOutcome } from "../../publishing.server.ts";
import { useCollection } from "../collections.ts";
import type { Done } from "../done.ts";
import type { SaveRequest } from "../save.ts";
import { type ItemActionOutcome, outcomeOf, sendItemAction } from "../send-item-action.ts";
import type { Autosave } from "./use-autosave.ts";

/** The result of a save that the page shows. Times are ms since 1970. */
export type SaveResult =
  | { kind: "saved"; at: number }
  | { kind: "refused" | "incomplete"; problems: readonly Problem[] }
  | { kind: "missing" | "in-bin" | "signed-out" }
  | { kind: "failed"; status: number | undefined; isOffline?: boolean };

/** The draft to save, and the version that it is based on. */
interface ToSave {
  kind: string;
  id: number | undefined;
  draft: Draft;
  baseVersion: number;
  upToDate: readonly Language[];
}

/** When an item is published and when it is withdrawn, in ms since 1970. */
export interface Plan {
  publishAt: number | undefined;
  withdrawAt: number | undefined;
}

interface SavingOptions {
  autosave: Autosave;
  /** Called when the form's content has been saved as this version. */
  onSaved(saved: { id: number; version: number }, draft: Draft, problems: readonly Problem[]): void;
  onProblems(problems: readonly Problem[]): void;
  /** The item whose address the page has; undefined for a new one. */
  openId: number | undefined;
  /** Identifies the form. It stays the same when the first save gives the item its address. */
  form: string;
}

/** Saves a form and reports the result on the page; the overview, which opens next, reports what was published. */
export function useSaving(toSave: ToSave, { autosave, onSaved, onProblems, openId, form }: SavingOptions) {
  const { dashboard } = useCollection(toSave.kind).addresses;
  const { language } = useStaff();
  const [isSaving, setSaving] = useState(false);
  const [result, setResult] = useState<SaveResult>();
  const [conflict, setConflict] = useState<OpenItem>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  /** Opens the overview, which reports what has been done. */
  const leave = (id: number, draft: Draft, what: Done["what"]) => {
    const done: Done = { kind: toSave.kind, id, title: shownTitle(draft, language).title, what };
    return navigate("/dashboard", { state: { done } });
  };

  /** Sends the draft and does what all saves have in common. */
  async function send(aim: SaveRequest["aim"], change: Partial<ToSave> = {}) {
    const { kind, id, draft, baseVersion, upToDate } = { ...toSave, ...change };
    setSaving(true);
    setResult(undefined);
    await autosave.settle();
    const body: SaveRequest = { draft, baseVersion, upToDate: [...upToDate], aim, autosave: autosave.ofForm() };
    const outcome = outcomeOf(await sendJson<SaveOutcome>(`/dashboard/save/${kind}/${id ?? "new"}`, { body }));
    const isSaved = outcome.kind === "saved" || outcome.kind === "incomplete";
    if (isSaved) {
      onSaved(outcome, draft, outcome.kind === "incomplete" ? outcome.problems : []);
    }
    if (outcome.kind === "elsewhere") autosave.moveAway(outcome.isGone);
    if (outcome.kind === "refused") onProblems(outcome.problems);
    const isInBin = outcome.kind === "conflict" && outcome.theirs.state === "bin";
    setConflict(outcome.kind === "conflict" && !isInBin ? outcome.theirs : undefined);
    if (outcome.kind !== "saved" && outcome.kind !== "conflict" && outcome.kind !== "elsewhere") {
      setResult(outcome.kind === "failed" ? { ...outcome, isOffline: !navigator.onLine } : outcome);
    }
    if (isInBin) {
      setResult({ kind: "in-bin" });
      await revalidate();
    }
    autosave.resume(isSaved ? outcome.id : undefined);
    setSaving(false);
    return { outcome, draft };
  }

  /** Reads the item again; a new one gets its own address, at which the form stays as it is. */
  const reopen = (id: number) =>
    id === openId
      ? revalidate()
      : navigate(`/dashboard/${dashboard}/${id}`, { replace: true, preventScrollReset: true, state: { form } });

  /** Saves; the form stays open. */
  async function save(change: Partial<ToSave> = {}): Promise<void> {
    const { outcome } = await send("keep", change);
    if (outcome.kind !== "saved") return;
    setResult({ kind: "saved", at: Date.now() });
    return reopen(outcome.id);
  }

  /** Saves and publishes now or at `publishAt`, in ms since 1970. */
  async function publish({ publishAt, withdrawAt }: Plan, planned: Plan): Promise<void> {
    const { outcome, draft } = await send(publishAt === undefined ? "publish" : "keep");
    if (outcome.kind === "incomplete") return reopen(outcome.id);
    if (outcome.kind !== "saved") return;
    if (publishAt !== undefined || withdrawAt !== planned.withdrawAt) {
      const plan = { publishAt: publishAt ?? null, withdrawAt: withdrawAt ?? null };
      const acted = await sendItemAction(toSave.kind, outcome.id, { do: "schedule", ...plan });
      if (acted.kind !== "done") {
        setResult({ kind: "failed", status: statusOf(acted) });
        return reopen(outcome.id);
      }
    }
    return leave(outcome.id, draft, publishAt === undefined ? "published" : "scheduled");
  }

  return { isSaving, result, setResult, conflict, save, publish, closeConflict: () => setConflict(undefined) };
}

/** Returns the status of a refused plan, for its message. */
function statusOf(acted: ItemActionOutcome): number | undefined {
  return acted.kind === "failed" ? acted.status : acted.kind === "signed-out" ? 401 : 409;
}
