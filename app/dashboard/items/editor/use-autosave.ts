import { useEffect, useMemo, useRef, useState } from "react";
import type { ItemKind } from "#content/publishing/kinds.ts";
import { useStaff } from "../../layout/staff-context.tsx";
import { sendJson } from "../../parts/send-json.ts";
import type { AutosaveAnswer } from "../autosave.ts";
import { createDraftKeeper, type DraftKeeper, type Keeping, type Typed } from "./draft-keeper.ts";
import { copyKey, removeCopy, writeCopy } from "./local-copy.ts";

/** Bytes that a browser still sends for a page that has gone, with room for the headers. */
const KEEPALIVE_BYTES = 60 * 1024;

/** The autosave of one form. */
export interface Autosave extends Pick<DraftKeeper, "flush" | "settle" | "resume"> {
  keeping: Keeping;
  /** Drops what was kept of this form, here and on the server. */
  drop(): Promise<void>;
  /** Removes the copy in this browser: the server has taken it as a version. */
  forget(): void;
}

/**
 * Keeps what is typed while it differs from what is saved.
 * @param id undefined for a new item
 * @param keptAt when the server kept what the form begins with; undefined when that is no draft of one's own
 */
export function useAutosave(
  { kind, id, keptAt }: { kind: ItemKind; id: number | undefined; keptAt: number | undefined },
  { draft, baseVersion, isChanged }: Typed & { isChanged: boolean },
): Autosave {
  const username = useStaff().actor?.username ?? "";
  const [keeping, setKeeping] = useState<Keeping>(
    keptAt === undefined ? { kind: "nothing" } : { kind: "kept", at: keptAt },
  );
  const key = copyKey(username, kind, id);
  const path = `/dashboard/autosave/${kind}/${id ?? "new"}`;
  const keeper = useMemo(
    () =>
      createDraftKeeper({
        send: (typed, leaving) => sendDraft(path, typed, leaving),
        copy: { write: (typed) => writeCopy(key, typed), remove: () => removeCopy(key) },
        onKept: setKeeping,
      }),
    [path, key],
  );
  // Once a draft is kept, it follows every change: also the one that undoes all others.
  useChanges(keeper, { draft, baseVersion }, isChanged || keeping.kind !== "nothing");
  useLeaving(keeper);
  return useMemo(
    () => ({
      keeping,
      flush: keeper.flush,
      settle: keeper.settle,
      resume: keeper.resume,
      forget: () => {
        removeCopy(key);
        setKeeping({ kind: "nothing" });
      },
      drop: async () => {
        await keeper.settle();
        removeCopy(key);
        setKeeping({ kind: "nothing" });
        await sendJson(path, { method: "DELETE" });
        keeper.resume();
      },
    }),
    [keeping, keeper, key, path],
  );
}

async function sendDraft(path: string, typed: Typed, leaving: boolean): Promise<number | undefined> {
  const keepalive = leaving && new Blob([JSON.stringify(typed)]).size < KEEPALIVE_BYTES;
  const sent = await sendJson<AutosaveAnswer>(path, { body: typed, keepalive });
  return sent.kind === "answered" && sent.answer.kind === "kept" ? sent.answer.at : undefined;
}

/** Tells the keeper of each change. What the form begins with is none, nor is the way back to what is saved. */
function useChanges(keeper: DraftKeeper, { draft, baseVersion }: Typed, isToKeep: boolean) {
  const last = useRef({ draft, baseVersion });
  useEffect(() => {
    if (last.current.draft === draft && last.current.baseVersion === baseVersion) return;
    last.current = { draft, baseVersion };
    if (isToKeep || keeper.isBehind()) keeper.changed({ draft, baseVersion });
  }, [keeper, draft, baseVersion, isToKeep]);
}

/** Sends what waits when the page is hidden or left, and lets the browser ask before the rest would be lost. */
function useLeaving(keeper: DraftKeeper) {
  useEffect(() => {
    const leave = () => keeper.leave();
    const onVisibility = () => {
      if (document.visibilityState === "hidden") leave();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (keeper.isBehind()) event.preventDefault();
    };
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", leave);
    addEventListener("beforeunload", ask);
    return () => {
      void keeper.flush();
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", leave);
      removeEventListener("beforeunload", ask);
    };
  }, [keeper]);
}
