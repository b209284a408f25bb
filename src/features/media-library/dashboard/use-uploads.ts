import { useCallback, useEffect, useRef, useState } from "react";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { type RefusalReason, refusalText } from "../refusal-reasons.ts";
import { pictureTexts } from "../texts.ts";
import { type SentFile, sendFile } from "./send-file.ts";

/** An upload in the list of uploads. */
export interface UploadEntry {
  id: number;
  name: string;
  state: "waiting" | "sending" | "working" | "done" | "failed";
  /** From 0 to 1. */
  share: number;
  /** Why it failed, and what to do. */
  problem: string | undefined;
}

interface UploadOptions<T> {
  /** The address to which files are sent. */
  path: string;
  maxBytes: number;
  /** The reason with which a file that is too large is refused before it is sent. */
  tooLarge: RefusalReason;
  /** Called for each stored file while the page is open. `alone`: it was not one of several. */
  onStored: (file: T, alone: boolean) => void;
}

/** As many as the server decodes at once. */
const AT_ONCE = 2;

/** Sends files, two at a time, and lists the result of each. */
export function useUploads<T>(options: UploadOptions<T>) {
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const files = useRef(new Map<number, { file: File; alone: boolean }>());
  const queue = useRef<number[]>([]);
  const running = useRef(0);
  const nextId = useRef(1);
  const problemWords = useProblemWords(options.tooLarge);
  const latest = useRef({ options, problemWords });
  useEffect(() => {
    latest.current = { options, problemWords };
  });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const change = useCallback(
    (id: number, changed: Partial<UploadEntry>) =>
      setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry))),
    [],
  );

  const send = useCallback(
    async (id: number, { file, alone }: { file: File; alone: boolean }) => {
      const { path, maxBytes } = latest.current.options;
      change(id, { state: "sending", share: 0 });
      const sent: SentFile<T> =
        file.size > maxBytes
          ? { kind: "too-large" }
          : await sendFile<T>(path, file, (share) => change(id, { share, state: share < 1 ? "sending" : "working" }));
      if (sent.kind !== "stored") return change(id, { state: "failed", problem: latest.current.problemWords(sent) });
      files.current.delete(id);
      change(id, { state: "done" });
      if (isThere.current) latest.current.options.onStored(sent.file, alone);
    },
    [change],
  );

  const pump = useCallback(() => {
    while (running.current < AT_ONCE) {
      const id = queue.current.shift();
      const given = id === undefined ? undefined : files.current.get(id);
      if (id === undefined || given === undefined) return;
      running.current += 1;
      void send(id, given).finally(() => {
        running.current -= 1;
        pump();
      });
    }
  }, [send]);

  return {
    entries,
    /** Adds files to send. */
    add(added: readonly File[]) {
      const fresh = added.map((file): UploadEntry => {
        const id = nextId.current++;
        files.current.set(id, { file, alone: added.length === 1 });
        queue.current.push(id);
        return { id, name: file.name, state: "waiting", share: 0, problem: undefined };
      });
      setEntries((all) => [...all, ...fresh]);
      pump();
    },
    /** Sends a failed file again. */
    again(id: number) {
      change(id, { state: "waiting", share: 0, problem: undefined });
      queue.current.push(id);
      pump();
    },
    /** Removes a finished upload from the list. */
    dismiss(id: number) {
      files.current.delete(id);
      setEntries((all) => all.filter((entry) => entry.id !== id));
    },
  };
}

export type Uploads = Pick<ReturnType<typeof useUploads>, "entries" | "add" | "again" | "dismiss">;

function useProblemWords(tooLarge: RefusalReason) {
  const { language, texts } = useStaff(pictureTexts);
  const { progress } = texts.pictures;
  return (sent: Exclude<SentFile<unknown>, { kind: "stored" }>): string => {
    switch (sent.kind) {
      case "refused":
        return sent.error;
      case "too-large":
        return refusalText(tooLarge, language);
      case "signed-out":
        return progress.signedOut;
      case "offline":
        return progress.offline;
      case "failed":
        return progress.failure;
    }
  };
}
