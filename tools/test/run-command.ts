import { type ChildProcess, spawn } from "node:child_process";

/** The result of a command: its exit code, and its output (empty when it was shown directly). */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a command and captures its output, in case it fails. */
export function runQuietly(command: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  return run(command, env, "pipe");
}

/** Runs a command and shows its output directly. */
export function runShown(command: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  return run(command, env, "inherit");
}

const running = new Set<ChildProcess>();

/** Ends the commands that still run, when a run is aborted. */
export function stopRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}

function run([program = "", ...rest]: readonly string[], env: NodeJS.ProcessEnv, io: "pipe" | "inherit") {
  return new Promise<Ended>((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, rest, { env, stdio: ["ignore", io, io] });
    running.add(child);
    child.once("close", () => running.delete(child));
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
  });
}
