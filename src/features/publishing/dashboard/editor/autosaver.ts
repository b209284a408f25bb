import type { Draft } from "../../drafts/drafts.ts";

/** The content of the form, and the version that it is based on: 0 for a new item. */
export interface Typed {
  draft: Draft;
  baseVersion: number;
}

/** Why the server has not stored the draft. */
export type AutosaveFailure = "offline" | "signed-out" | "too-many" | "too-large" | "unavailable";

/** The state of storing the draft. Times are ms since 1970. `waiting`: the newest changes are not stored yet. */
export type AutosaveState =
  | { kind: "nothing" }
  | { kind: "waiting" }
  | { kind: "saved"; at: number }
  | { kind: "failed"; reason: AutosaveFailure };

/** Stores a draft shortly after it is typed. */
export interface Autosaver {
  /** Must be called at each change. */
  changed(typed: Typed): void;
  /** Stores waiting changes at once; resolves when they are stored or have failed. */
  flush(): Promise<void>;
  /** Retries at once after a failure. */
  retry(): void;
  /** Sends waiting changes without waiting for a response, because the page may be closed. */
  leave(): void;
  /** Sends nothing more until `resume`, for a save; resolves when no request is pending. */
  settle(): Promise<void>;
  /** Continues with what was typed in the meantime, and with what waited before unless it is saved. */
  resume(isSaved: boolean): void;
  /** Returns whether the server does not have all changes yet. */
  isBehind(): boolean;
  /** Returns whether the last request failed. */
  isFailing(): boolean;
}

interface AutosaverOptions {
  /** @returns `nothing` when there was nothing to store */
  send(typed: Typed, leaving: boolean): Promise<AutosaveState>;
  /** The copy in this browser. */
  copy: { write(typed: Typed): void; remove(): void };
  onState(autosaveState: AutosaveState): void;
}

/** A draft is stored after this time (ms) without a change, and at the latest after the second one. */
const PAUSE_MS = 2000;
const LONGEST_MS = 6000;
/** Ms until the first retry; each further one waits twice as long, up to the longest. */
const RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;

/** Returns the autosaver of one form. */
export function createAutosaver({ send, copy, onState }: AutosaverOptions): Autosaver {
  let waiting: Typed | undefined;
  /** The changes that waited when a save began. */
  let before: Typed | undefined;
  /** The changes that were sent when the page was last left. */
  let left: Typed | undefined;
  let firstAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isPaused = false;
  /** Failures since the last success, and when the next attempt is due, in ms since 1970. */
  let failures = 0;
  let retryAt = 0;

  const inAWhile = (ms: number) => {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void flush(), Math.max(0, ms, retryAt - Date.now()));
  };
  const stop = () => {
    clearTimeout(timer);
    waiting = firstAt = undefined;
  };

  async function save(typed: Typed): Promise<void> {
    copy.write(typed);
    const autosaveState = await send(typed, false);
    if (autosaveState.kind === "failed") {
      waiting ??= typed;
      retryAt = Date.now() + Math.min(RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
      failures += 1;
      inAWhile(0);
      onState(autosaveState);
      return;
    }
    failures = retryAt = 0;
    if (waiting === undefined) copy.remove();
    onState(waiting === undefined ? autosaveState : WAITING);
  }

  async function flush(): Promise<void> {
    await sending;
    if (waiting === undefined || isPaused) return;
    const typed = waiting;
    stop();
    sending = save(typed);
    await sending;
    sending = undefined;
  }

  return {
    changed: (typed) => {
      firstAt ??= Date.now();
      waiting = typed;
      // The reason of a failure stays on the page until the draft is stored.
      if (failures === 0) onState(WAITING);
      inAWhile(Math.min(PAUSE_MS, firstAt + LONGEST_MS - Date.now()));
    },
    flush,
    retry: () => {
      if (failures > 0) void flush();
    },
    leave: () => {
      // A page that is closed is hidden first. A second request could arrive after another form has the first one's draft.
      if (waiting === undefined || waiting === left) return;
      const leaving = waiting;
      left = leaving;
      copy.write(leaving);
      void send(leaving, true).then(({ kind }) => {
        if (kind === "failed" && left === leaving) left = undefined;
      });
    },
    settle: async () => {
      isPaused = true;
      clearTimeout(timer);
      await sending;
      before = waiting;
      stop();
    },
    resume: (isSaved) => {
      isPaused = false;
      if (isSaved) failures = retryAt = 0;
      else waiting ??= before;
      before = undefined;
      if (waiting !== undefined) inAWhile(PAUSE_MS);
    },
    isFailing: () => failures > 0,
    isBehind: () => [waiting, before, sending].some((one) => one !== undefined),
  };
}

const WAITING: AutosaveState = { kind: "waiting" };
