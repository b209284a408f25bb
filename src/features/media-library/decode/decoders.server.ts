import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { storageError } from "#platform/files/receive-stream.server.ts";
import { forkProgram, isStopSignal } from "#platform/fork-program.server.ts";
import { type DecodeAnswer, type DecodeJob, OUT_OF_BOUNDS } from "./job.server.ts";

const PROGRAM = join(import.meta.dirname, "decoding-process.server.ts");

/** Bounds of decoding. */
interface DecoderOptions {
  /** Pictures at once, each in a process of its own. */
  atOnce?: number;
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

/** Decodes pictures in other processes: at most two at once, the others wait in order of arrival. */
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

/** Starts decoding processes when they are needed and ends them when they are idle. */
export function createDecoders({
  atOnce = 2,
  waiting = 20,
  timeoutMs = 180_000,
  idleMs = 3000,
}: DecoderOptions = {}): Decoders {
  const idle: Decoder[] = [];
  const all = new Set<Decoder>();
  const queue: { start(): void; fail(error: Error): void }[] = [];
  let running = 0;
  let closed = false;

  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (closed) return reject(new Error("decoding has ended"));
      if (running >= atOnce) return void queue.push({ start: resolve, fail: reject });
      running += 1;
      resolve();
    });

  const handOn = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next.start();
  };

  const run = async (job: DecodeJob): Promise<Decoded> => {
    const decoder = idle.pop() ?? startDecoder((ended) => forget(ended));
    all.add(decoder);
    const answer = await decoder.work(job, timeoutMs);
    if (all.has(decoder)) {
      idle.push(decoder);
      decoder.restFor(idleMs);
    }
    if (answer.kind !== "failed") return answer;
    throw storageError(Object.assign(new Error(answer.message), { code: answer.code }));
  };

  const forget = (decoder: Decoder) => {
    all.delete(decoder);
    const at = idle.indexOf(decoder);
    if (at !== -1) idle.splice(at, 1);
  };

  return {
    async decode(job) {
      if (queue.length >= waiting) return { kind: "busy" };
      await takeTurn();
      try {
        return await run(job);
      } finally {
        handOn();
      }
    },
    async close() {
      closed = true;
      for (const { fail } of queue.splice(0)) fail(new Error("decoding has ended"));
      await Promise.all([...all].map((decoder) => decoder.end()));
    },
  };
}

interface Decoder {
  work(job: DecodeJob, timeoutMs: number): Promise<DecodeAnswer | Failed | { kind: "too-slow" }>;
  restFor(ms: number): void;
  end(): Promise<void>;
}

/** Starts one process, without the site's environment, so that it has no secrets. */
function startDecoder(onEnd: (decoder: Decoder) => void): Decoder {
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
  const decoder: Decoder = {
    async work(job, timeoutMs) {
      clearTimeout(resting);
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
      const endIt = () => {
        onEnd(decoder);
        if (child.connected) child.disconnect();
      };
      resting = setTimeout(endIt, ms).unref();
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
