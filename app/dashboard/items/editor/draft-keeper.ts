import type { Draft } from "#content/publishing/drafts/drafts.ts";

/** What is in the form, and the version it was made from: 0 for a new item. */
export interface Typed {
  draft: Draft;
  baseVersion: number;
}

/** What became of what was typed. Times are ms since 1970. */
export type Keeping = { kind: "nothing" } | { kind: "kept"; at: number } | { kind: "failed" };

/** Keeps what somebody types, a little later than they type it. */
export interface DraftKeeper {
  /** To be called at each change. */
  changed(typed: Typed): void;
  /** Keeps what waits at once, and ends when it is kept or has failed. */
  flush(): Promise<void>;
  /** The page may be gone in a moment: sends what waits without waiting for an answer. */
  leave(): void;
  /** Forgets what waits and sends nothing more until `resume`; ends when nothing is on its way: a save comes next. */
  settle(): Promise<void>;
  /** Goes on, with what was typed in the meantime. */
  resume(): void;
  /** Says whether the server does not have everything yet. */
  isBehind(): boolean;
}

interface KeeperOptions {
  /** @returns when the server kept it, or undefined when it did not */
  send(typed: Typed, leaving: boolean): Promise<number | undefined>;
  /** The copy in this browser. */
  copy: { write(typed: Typed): void; remove(): void };
  onKept(keeping: Keeping): void;
}

/** Ms without a change after which it is kept, ms after which it is at the latest, and ms until the next try. */
const PAUSE_MS = 2000;
const LONGEST_MS = 6000;
const AGAIN_MS = 10_000;

/** Makes the keeper of one form. */
export function createDraftKeeper({ send, copy, onKept }: KeeperOptions): DraftKeeper {
  let waiting: Typed | undefined;
  let firstAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isHeld = false;

  const inAWhile = (ms: number) => {
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(() => void flush(), Math.max(0, ms));
  };
  const stop = () => {
    clearTimeout(timer);
    waiting = firstAt = undefined;
  };

  async function keep(typed: Typed): Promise<void> {
    copy.write(typed);
    const at = await send(typed, false);
    if (at === undefined) {
      waiting ??= typed;
      inAWhile(AGAIN_MS);
      onKept({ kind: "failed" });
      return;
    }
    if (waiting === undefined) copy.remove();
    onKept({ kind: "kept", at });
  }

  async function flush(): Promise<void> {
    await sending;
    if (waiting === undefined || isHeld) return;
    const typed = waiting;
    stop();
    sending = keep(typed);
    await sending;
    sending = undefined;
  }

  return {
    changed: (typed) => {
      firstAt ??= Date.now();
      waiting = typed;
      inAWhile(Math.min(PAUSE_MS, firstAt + LONGEST_MS - Date.now()));
    },
    flush,
    leave: () => {
      if (waiting === undefined) return;
      copy.write(waiting);
      void send(waiting, true);
    },
    settle: async () => {
      isHeld = true;
      stop();
      await sending;
      stop();
    },
    resume: () => {
      isHeld = false;
      if (waiting !== undefined) inAWhile(PAUSE_MS);
    },
    isBehind: () => waiting !== undefined || sending !== undefined,
  };
}
