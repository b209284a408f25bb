import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCode } from "./disk-steps.server.ts";

/** Where a clamd listens, as `net.connect` takes it. */
export type ClamdAddress = { host: string; port: number } | { path: string };

export interface ScanOptions {
  /** ms until the connection stands; 2000 by default. */
  connectMs?: number;
  /** ms until the verdict is there; 30,000 by default. */
  overallMs?: number;
  /** Is told why there is no verdict; the reason names nothing of the file. */
  unscanned?: (reason: string) => void;
}

const PIECE = 64 * 1024;
/** Bytes of an answer at most. */
const ANSWER_MAX = 1024;

/**
 * Has clamd look at a file: the command INSTREAM of https://docs.clamav.net/manual/Usage/ClamdProtocol.html, a piece at a
 * time.
 * @returns `unscanned` when there is no verdict, whatever the reason; it never throws for clamd's sake
 */
export async function scanWithClamd(
  where: ClamdAddress,
  path: string,
  { connectMs = 2000, overallMs = 30_000, unscanned = () => {} }: ScanOptions = {},
): Promise<"clean" | "infected" | "unscanned"> {
  const socket = connect(where);
  const cut = (reason: string) => () => socket.destroy(new Error(reason));
  const connecting = setTimeout(cut("no connection in time"), connectMs);
  const scanning = setTimeout(cut("no verdict in time"), overallMs);
  socket.once("connect", () => clearTimeout(connecting));
  try {
    const verdict = verdictOf(await askToScan(socket, path));
    if (verdict === "unscanned") unscanned("no verdict in the answer");
    return verdict;
  } catch (error) {
    // A system call's message may name the file: its code is enough.
    unscanned(errorCode(error) ?? (error instanceof Error ? error.message : "unknown"));
    return "unscanned";
  } finally {
    clearTimeout(connecting);
    clearTimeout(scanning);
    socket.destroy();
  }
}

/** Sends the file while it listens: clamd answers early, and hangs up, when a file is over its own limit. */
async function askToScan(socket: Socket, path: string): Promise<string> {
  const sending = pipeline(Readable.from(instream(path), { objectMode: false }), socket, { end: false });
  // A file that cannot be read is no reason for clamd to hang up: this side does.
  sending.catch(() => socket.destroy());
  const answering = readAnswer(socket).finally(() => socket.destroy());
  const [sent, answer] = await Promise.allSettled([sending, answering]);
  if (answer.status === "rejected") throw answer.reason;
  if (answer.value === "" && sent.status === "rejected") throw sent.reason;
  return answer.value;
}

/** The command, then each piece with its length before it (four bytes, big-endian), then a length of zero. */
async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Reads until the zero byte that ends an answer to a "z" command, or until clamd hangs up. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
      const end = answer.indexOf("\0");
      if (end >= 0) resolve(answer.slice(0, end));
      else if (answer.length > ANSWER_MAX) reject(new Error("an answer without an end"));
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(""));
  });
}

function verdictOf(answer: string): "clean" | "infected" | "unscanned" {
  if (answer === "stream: OK") return "clean";
  // With AlertExceedsMax, clamd says FOUND for a file that it did not look at in full: that is no infection.
  if (/^stream: Heuristics\.Limits\.Exceeded\b/.test(answer)) return "unscanned";
  return /^stream: [^\r\n]+ FOUND$/.test(answer) ? "infected" : "unscanned";
}
