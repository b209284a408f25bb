import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { ChildTurns } from "#platform/child-turns.server.ts";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { forkProgram, isStopSignal } from "#platform/fork-program.server.ts";
import { type DecodeAnswer, type DecodeJob, OUT_OF_BOUNDS } from "./job.server.ts";

const PROGRAM = join(import.meta.dirname, "decoding-process.server.ts");

/** Bounds of decoding. */
interface DecoderOptions {
  /** Pictures that may wait at most. */
  waiting?: number;
  /**
   * Wall-clock time for one picture in ms; then its process is killed. Processor time is bounded more narrowly, by the
   * process itself: while other programs use the processor, it has to wait.
   */
  timeoutMs?: number;
  /** Ms after which a process without work ends. */
  idleMs?: number;
}

/** The result of decoding: decoded or not, too slow or too much memory, or refused because too many wait. */
export type Decoded = DecodeAnswer | { kind: "too-slow" } | { kind: "busy" };

/** Decodes pictures in another process: one at a time, the others wait in order of arrival. */
export interface Decoders {
  /** @throws ExpectedError `storage-full`, `storage-unavailable` when no process can be started; Error when the decoding fails for another reason than the picture */
  decode(job: DecodeJob): Promise<Decoded>;
  /** Ends the processes; jobs that wait fail. */
  close(): Promise<void>;
}

interface Failed {
  kind: "failed";
  code: string;
  message: string;
}

/**
 * Starts a decoding process when one is needed, and ends it when it is idle.
 * @param turns shared with the other child processes of the site
 */
export function createDecoders(
  turns: ChildTurns,
  { waiting = 20, timeoutMs = 180_000, idleMs = 3000 }: DecoderOptions = {},
): Decoders {
  let decoder: Decoder | undefined;
  const queue: { start(): void; fail(error: Error): void }[] = [];
  let isBusy = false;
  let closed = false;

  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (closed) return reject(new Error("decoding has ended"));
      if (isBusy) return void queue.push({ start: resolve, fail: reject });
      isBusy = true;
      resolve();
    });

  const handOn = () => {
    const next = queue.shift();
    if (next === undefined) isBusy = false;
    else next.start();
  };

  const run = async (job: DecodeJob): Promise<Decoded> => {
    if (closed) throw new Error("decoding has ended");
    decoder ??= startDecoder(turns, (ended) => {
      if (decoder === ended) decoder = undefined;
    });
    const working = decoder;
    const answer = await working.work(job, timeoutMs);
    if (decoder === working) working.restFor(idleMs);
    if (answer.kind !== "failed") return answer;
    throw storageError(Object.assign(new Error(answer.message), { code: answer.code }));
  };

  return {
    async decode(job) {
      if (queue.length >= waiting) return { kind: "busy" };
      await takeTurn();
      try {
        return await turns.run(() => run(job));
      } finally {
        handOn();
      }
    },
    async close() {
      closed = true;
      for (const { fail } of queue.splice(0)) fail(new Error("decoding has ended"));
      await decoder?.end();
    },
  };
}

interface Decoder {
  work(job: DecodeJob, timeoutMs: number): Promise<DecodeAnswer | Failed | { kind: "too-slow" }>;
  restFor(ms: number): void;
  end(): Promise<void>;
}

/** Starts one process, without the site's environment, so that it has no secrets. */
function startDecoder(turns: ChildTurns, onEnd: (decoder: Decoder) => void): Decoder {
  const child = forkProgram(PROGRAM, {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Answers can contain bytes.
    serialization: "advanced",
  });
  // An idle process must not keep the site running; while one works, its timer does.
  child.unref();
  child.channel?.unref();
  let resting: NodeJS.Timeout | undefined;
  const ended = howItEnds(child);
  const endIdle = () => {
    clearTimeout(resting);
    onEnd(decoder);
    if (child.connected) child.disconnect();
  };
  const decoder: Decoder = {
    async work(job, timeoutMs) {
      clearTimeout(resting);
      turns.wake(endIdle);
      turns.endResting();
      const answer = new Promise<DecodeAnswer | Failed>((resolve) => {
        child.once("message", (message) => resolve(message as DecodeAnswer | Failed));
      });
      // A process that could not be started has no channel.
      if (child.connected) child.send(job, () => {});
      const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
      const outcome = await Promise.race([answer, ended]);
      clearTimeout(timer);
      return outcome;
    },
    restFor(ms) {
      turns.rest(endIdle);
      resting = setTimeout(endIdle, ms).unref();
    },
    async end() {
      child.ref();
      child.kill("SIGKILL");
      await ended;
    },
  };
  void ended.then(() => onEnd(decoder));
  return decoder;
}

/** Returns the result for a picture whose process ended while it was decoded. */
function howItEnds(child: ChildProcess): Promise<Failed | { kind: "too-slow" } | { kind: "damaged" }> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ kind: "failed", code: errorCode(error) ?? "", message: error.message }));
    child.once("exit", (code, signal) => {
      if (code === OUT_OF_BOUNDS || signal === "SIGKILL" || isStopSignal(signal)) resolve({ kind: "too-slow" });
      else if (signal !== null) resolve({ kind: "damaged" });
      else resolve({ kind: "failed", code: "", message: `the decoding process ended with ${code}` });
    });
  });
}
