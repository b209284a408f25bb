import { useEffect, useMemo, useRef, useState } from "react";
import { useUnsaved } from "#ui/dashboard/forms/use-unsaved.ts";
import { type Sent, sendJson } from "#ui/dashboard/send-json.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { DRAFT_PARAM, newDraftKey } from "../../autosaves.ts";
import type { Draft } from "../../drafts/drafts.ts";
import type { AutosaveOfForm } from "../../publishing.server.ts";
import type { AutosaveAnswer, AutosaveRequest } from "../autosave.ts";
import { type AutosaveFailure, type Autosaver, type AutosaveState, createAutosaver, type Typed } from "./autosaver.ts";
import { copyKey, removeCopy, writeCopy } from "./local-copy.ts";

/** Bytes that a browser still sends for a closed page (`keepalive`), with room for the headers. */
const KEEPALIVE_BYTES = 60 * 1024;

/** Another form has changed, saved or discarded this draft: this form's draft has had a key of its own since. */
export interface Elsewhere {
  isGone: boolean;
  /** The key of the other form's draft. */
  key: string;
}

/** The autosave of one form. */
export interface Autosave extends Pick<Autosaver, "flush" | "settle"> {
  autosaveState: AutosaveState;
  /** The key under which the server stores the draft. */
  key: string;
  elsewhere: Elsewhere | undefined;
  closeElsewhere(): void;
  /** Returns what a save sends about this autosave, which ends with the save. */
  ofForm(): AutosaveOfForm;
  /** Continues from the revision of a local copy, which may differ from the one that the form began with. */
  continueFrom(revision: number | undefined): void;
  /** Continues after a save. @param id of the saved item; undefined when nothing was saved */
  resume(id: number | undefined): void;
  /** Stores the form's content under a new key from now on. */
  moveAway(isGone: boolean): void;
  /** Discards the stored draft of this form, in the browser and on the server. */
  drop(): Promise<void>;
}

interface AutosaveOptions {
  kind: string;
  /** Of the item that the form opens; undefined for a new one. */
  id: number | undefined;
  /** The key and the revision that the form begins with: 0 for none on the server. */
  first: Pick<AutosaveOfForm, "key" | "revision">;
  /** When the server stored the draft that the form begins with; undefined when it begins with a saved version. */
  savedAt: number | undefined;
  /** Returns whether nothing is typed in a new item, so that nothing is stored. */
  isEmpty(draft: Draft): boolean;
}

/** Stores the form's content while it differs from the saved version. */
export function useAutosave(
  { kind, id, first, savedAt, isEmpty }: AutosaveOptions,
  { draft, baseVersion, isChanged }: Typed & { isChanged: boolean },
): Autosave {
  const username = useStaff().actor?.username ?? "";
  const [autosaveState, setAutosaveState] = useState<AutosaveState>(
    savedAt === undefined ? { kind: "nothing" } : { kind: "saved", at: savedAt },
  );
  const [key, setKey] = useState(first.key);
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const [form] = useState<AutosaveOfForm>(() => ({ ...first, tab: newDraftKey() }));
  /** The first save of a new item gives it an id. */
  const [item] = useState({ id });
  const isNothing = useRef(isEmpty);
  const { autosaver, moveAway, drop, forget } = useMemo(() => {
    const path = () => `/dashboard/autosave/${kind}/${item.id ?? "new"}?${DRAFT_PARAM}=${form.key}`;
    const place = () => copyKey(username, kind, item.id, form.key);
    const writer = () => ({ tab: form.tab, revision: form.revision });

    const remove = () => sendJson<AutosaveAnswer>(path(), { method: "DELETE", body: writer() });

    const changeKey = (isGone: boolean) => {
      setElsewhere({ isGone, key: form.key });
      removeCopy(place());
      Object.assign(form, { key: newDraftKey(), revision: 0 });
      setKey(form.key);
      // Not by the router: a navigation would load the form again.
      window.history.replaceState(window.history.state, "", `?${DRAFT_PARAM}=${form.key}`);
    };
    const post = (typed: Typed, leaving: boolean) => {
      if (item.id === undefined && isNothing.current(typed.draft)) return remove();
      const body: AutosaveRequest = { ...typed, ...writer() };
      const keepalive = leaving && new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;
      return sendJson<AutosaveAnswer>(path(), { body, keepalive });
    };
    async function send(typed: Typed, leaving: boolean): Promise<AutosaveState> {
      const sent = await post(typed, leaving);
      const answer = sent.kind === "answered" ? sent.answer : undefined;
      if (answer?.kind === "saved") {
        form.revision = answer.revision;
        return { kind: "saved", at: answer.at };
      }
      if (answer?.kind === "dropped") {
        form.revision = 0;
        return { kind: "nothing" };
      }
      if (answer?.kind !== "elsewhere" || leaving) return { kind: "failed", reason: reasonOf(sent) };
      changeKey(answer.isGone);
      writeCopy(place(), { ...typed, revision: 0 });
      return send(typed, leaving);
    }
    const autosaver = createAutosaver({
      send,
      copy: {
        write: (typed) => writeCopy(place(), { ...typed, revision: form.revision }),
        remove: () => removeCopy(place()),
      },
      onState: setAutosaveState,
    });
    const forget = () => {
      removeCopy(place());
      form.revision = 0;
      setAutosaveState({ kind: "nothing" });
    };
    return {
      autosaver,
      forget,
      moveAway: (isGone: boolean, typed: Typed) => {
        changeKey(isGone);
        autosaver.changed(typed);
      },
      drop: async () => {
        await autosaver.settle();
        await remove();
        forget();
        autosaver.resume(true);
      },
    };
  }, [username, kind, item, form]);
  // Once a draft is stored, it follows every change, also the one that undoes all others.
  useChanges(autosaver, { draft, baseVersion }, isChanged || autosaveState.kind !== "nothing");
  useLeaving(autosaver);
  useUnsaved(autosaver.isFailing);
  return useMemo(
    () => ({
      autosaveState,
      key,
      elsewhere,
      closeElsewhere: () => setElsewhere(undefined),
      ofForm: () => ({ ...form }),
      continueFrom: (revision) => {
        form.revision = revision ?? form.revision;
      },
      flush: autosaver.flush,
      settle: autosaver.settle,
      resume: (savedId) => {
        if (savedId !== undefined) {
          forget();
          item.id = savedId;
        }
        autosaver.resume(savedId !== undefined);
      },
      moveAway: (isGone) => moveAway(isGone, { draft, baseVersion }),
      drop,
    }),
    [autosaveState, key, elsewhere, form, item, autosaver, moveAway, drop, forget, draft, baseVersion],
  );
}

/** Returns why the server has not stored a draft. */
function reasonOf(sent: Sent<AutosaveAnswer>): AutosaveFailure {
  if (sent.kind === "signed-out") return "signed-out";
  if (sent.kind === "failed") return navigator.onLine ? "unavailable" : "offline";
  if (sent.answer.kind === "too-many") return "too-many";
  return sent.status === 413 ? "too-large" : "unavailable";
}

/** Reports each change to the autosaver, except the initial content and a return to the saved version. */
function useChanges(autosaver: Autosaver, { draft, baseVersion }: Typed, isToSave: boolean) {
  const last = useRef({ draft, baseVersion });
  useEffect(() => {
    if (last.current.draft === draft && last.current.baseVersion === baseVersion) return;
    last.current = { draft, baseVersion };
    if (isToSave || autosaver.isBehind()) autosaver.changed({ draft, baseVersion });
  }, [autosaver, draft, baseVersion, isToSave]);
}

/**
 * Sends waiting changes when the page is hidden or closed, lets the browser ask before others would be lost, and retries
 * when the connection or the window's focus comes back.
 */
function useLeaving(autosaver: Autosaver) {
  useEffect(() => {
    const leave = () => autosaver.leave();
    const onVisibility = () => {
      if (document.visibilityState === "hidden") leave();
      else autosaver.retry();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (autosaver.isBehind()) event.preventDefault();
    };
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", leave);
    addEventListener("beforeunload", ask);
    addEventListener("online", autosaver.retry);
    addEventListener("focus", autosaver.retry);
    return () => {
      void autosaver.flush();
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", leave);
      removeEventListener("beforeunload", ask);
      removeEventListener("online", autosaver.retry);
      removeEventListener("focus", autosaver.retry);
    };
  }, [autosaver]);
}
