import type { Draft } from "../../drafts/drafts.ts";

/** What is in the form, and the version it was made from: 0 for a new item. */
export interface Typed {
  draft: Draft;
  baseVersion: number;
}

/** Why the server has not stored what was typed. */
export type AutosaveFailure = "offline" | "signed-out" | "too-many" | "too-large" | "unavailable";

/** What became of what was typed. Times are ms since 1970. `waiting`: the newest of it is not stored yet. */
export type AutosaveState =
  | { kind: "nothing" }
  | { kind: "waiting" }
  | { kind: "saved"; at: number }
  | { kind: "failed"; reason: AutosaveFailure };

/** Keeps what somebody types, a little later than they type it. */
export interface Autosaver {
  /** To be called at each change. */
  changed(typed: Typed): void;
  /** Keeps what waits at once, and ends when it is kept or has failed. */
  flush(): Promise<void>;
  /** Tries at once what has failed before: the reason may be gone. */
  retry(): void;
  /** The page may be gone in a moment: sends what waits without waiting for an answer. */
  leave(): void;
  /** Sends nothing more until `resume`; ends when nothing is on its way: a save comes next. */
  settle(): Promise<void>;
  /** Goes on with what was typed in the meantime, and with what waited before unless that is saved. */
  resume(isSaved: boolean): void;
  /** Says whether the server does not have everything yet. */
  isBehind(): boolean;
  /** Says whether it did not take what it was sent last. */
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

/** Makes the keeper of one form. */
export function createAutosaver({ send, copy, onState }: AutosaverOptions): Autosaver {
  let waiting: Typed | undefined;
  /** What waited when a save began. */
  let before: Typed | undefined;
  let firstAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isPaused = false;
  /** Failures since the last success, and when the next try is due, in ms since 1970. */
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
      // The reason of a failure stays on the page until it is stored.
      if (failures === 0) onState(WAITING);
      inAWhile(Math.min(PAUSE_MS, firstAt + LONGEST_MS - Date.now()));
    },
    flush,
    retry: () => {
      if (failures > 0) void flush();
    },
    leave: () => {
      if (waiting === undefined) return;
      copy.write(waiting);
      void send(waiting, true);
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
