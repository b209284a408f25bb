import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCode } from "./disk-steps.server.ts";

/** The address of clamd, as `net.connect` takes it. */
export type ClamdAddress = { host: string; port: number } | { path: string };

export interface ScanOptions {
  /** Connection timeout in ms; 2000 by default. */
  connectMs?: number;
  /** Timeout of the whole scan in ms; 30,000 by default. */
  overallMs?: number;
  /** Called with the reason when there is no verdict; the reason does not name the file. */
  unscanned?: (reason: string) => void;
}

const PIECE = 64 * 1024;
/** Maximum bytes of a response. */
const ANSWER_MAX = 1024;

/**
 * Scans a file with clamd: the command INSTREAM of https://docs.clamav.net/manual/Usage/ClamdProtocol.html, in chunks.
 * @returns `unscanned` when there is no verdict, whatever the reason; it never throws because of clamd
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
    // The message of a system call may name the file, so only its code is reported.
    unscanned(errorCode(error) ?? (error instanceof Error ? error.message : "unknown"));
    return "unscanned";
  } finally {
    clearTimeout(connecting);
    clearTimeout(scanning);
    socket.destroy();
  }
}

/**
 * Reads the response while it sends the file: clamd responds early, and closes the connection, when a file exceeds its
 * own limit.
 */
async function askToScan(socket: Socket, path: string): Promise<string> {
  const sending = pipeline(Readable.from(instream(path), { objectMode: false }), socket, { end: false });
  // clamd leaves the connection open when the file cannot be read, so this side closes it.
  sending.catch(() => socket.destroy());
  const answering = readAnswer(socket).finally(() => socket.destroy());
  const [sent, answer] = await Promise.allSettled([sending, answering]);
  if (answer.status === "rejected") throw answer.reason;
  if (answer.value === "" && sent.status === "rejected") throw sent.reason;
  return answer.value;
}

/** The command, then each chunk after its length (four bytes, big-endian), then a length of zero. */
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

/** Reads until the zero byte that ends a response to a "z" command, or until clamd closes the connection. */
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
  // With AlertExceedsMax, clamd reports FOUND for a file that it did not scan in full: that is no infection.
  if (/^stream: Heuristics\.Limits\.Exceeded\b/.test(answer)) return "unscanned";
  return /^stream: [^\r\n]+ FOUND$/.test(answer) ? "infected" : "unscanned";
}
