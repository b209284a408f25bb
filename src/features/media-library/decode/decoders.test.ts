import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { childTurns } from "#platform/child-turns.server.ts";
import { childProcesses } from "../../../../tests/child-processes.ts";
import { plain } from "../../../../tests/pictures/picture-samples.ts";
import { PICTURE_MAX_SIDE } from "../picture-limits.ts";
import { createDecoders, type Decoders } from "./decoders.server.ts";
import type { CopiesJob } from "./job.server.ts";

// Decoding has a low priority and may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let decoders: Decoders | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-decoders-"));
});

afterEach(async () => {
  await decoders?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns a job for a picture of one colour. */
async function job(width = 300, height = 200): Promise<CopiesJob> {
  const own = await mkdtemp(join(folder, "copies-"));
  const source = `${own}-source`;
  await writeFile(source, await plain(width, height).jpeg().toBuffer());
  return { source, folder: own, make: "all", focal: { x: 0.5, y: 0.5 } };
}

test("a picture that takes too long is aborted, and the next one is decoded by a new process", async () => {
  decoders = createDecoders(childTurns(), { timeoutMs: 150 });
  expect(await decoders.decode(await job(PICTURE_MAX_SIDE / 4, 2400))).toEqual({ kind: "too-slow" });
  await decoders.close();
  decoders = createDecoders(childTurns());
  expect(await decoders.decode(await job())).toEqual({ kind: "made", width: 300, height: 200 });
});

test("pictures beyond the queue's length are refused", async () => {
  decoders = createDecoders(childTurns(), { waiting: 2 });
  const jobs = await Promise.all(Array.from({ length: 5 }, () => job()));
  const outcomes = await Promise.all(jobs.map((each) => decoders?.decode(each)));
  expect(outcomes.map((outcome) => outcome?.kind)).toEqual(["made", "made", "made", "busy", "busy"]);
});

test("the process has a low priority in all its threads, none of the site's environment, and ends when idle", async () => {
  const before = await childProcesses();
  process.env.EXAMPLE_SECRET = "not for the decoder";
  decoders = createDecoders(childTurns(), { idleMs: 300 });
  await decoders.decode(await job());
  const started = (await childProcesses()).filter((id) => !before.includes(id));
  expect(started).toHaveLength(1);
  const [id] = started;
  const threads = await readdir(`/proc/${id}/task`);
  const nice = await Promise.all(
    threads.map(async (thread) => {
      const fields = (await readFile(`/proc/${id}/task/${thread}/stat`, "utf8"))
        .replace(/^.*\)/s, "")
        .trim()
        .split(" ");
      return Number(fields[16]);
    }),
  );
  expect(new Set(nice)).toEqual(new Set([10]));
  expect(await readFile(`/proc/${id}/environ`, "utf8")).not.toContain("EXAMPLE_SECRET");
  delete process.env.EXAMPLE_SECRET;
  await expect.poll(childProcesses, { timeout: 5000 }).toEqual(before);
  expect(await decoders.decode(await job())).toMatchObject({ kind: "made" });
});

test("a process that is killed from outside fails its picture and no other", async () => {
  const before = await childProcesses();
  decoders = createDecoders(childTurns());
  const first = decoders.decode(await job(3000, 2000));
  await expect.poll(async () => (await childProcesses()).length).toBe(before.length + 1);
  await wait(150);
  for (const id of (await childProcesses()).filter((child) => !before.includes(child)))
    process.kill(Number(id), "SIGKILL");
  expect(await first).toEqual({ kind: "too-slow" });
  expect(await decoders.decode(await job())).toMatchObject({ kind: "made" });
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "a picture is decoded though its process receives %s, as when the site stops",
  async (signal) => {
    const before = await childProcesses();
    decoders = createDecoders(childTurns());
    await decoders.decode(await job());
    const second = decoders.decode(await job(3000, 2000));
    for (const id of (await childProcesses()).filter((child) => !before.includes(child)))
      process.kill(Number(id), signal);
    expect(await second).toMatchObject({ kind: "made" });
  },
);

test("one of two decoders works at a time, and the other's idle process ends first", async () => {
  const before = (await childProcesses()).length;
  const turns = childTurns();
  decoders = createDecoders(turns);
  const others = createDecoders(turns);
  let isDecoding = true;
  const decoding = Promise.all([decoders, others, decoders].map(async (each) => each.decode(await job()))).finally(
    () => {
      isDecoding = false;
    },
  );
  let most = 0;
  const ended = new Set<string>();
  while (isDecoding) {
    const children = await childProcesses();
    most = Math.max(most, children.length - before);
    for (const id of children) ended.add(id);
    await wait(20);
  }
  expect((await decoding).map(({ kind }) => kind)).toEqual(["made", "made", "made"]);
  await others.close();
  // An idle process takes a moment to end.
  expect(most).toBeLessThanOrEqual(2);
  await expect.poll(async () => (await childProcesses()).length - before).toBeLessThanOrEqual(1);
});

test("only the copies are left in their folder", async () => {
  decoders = createDecoders(childTurns());
  const given = await job();
  await decoders.decode(given);
  const kinds = (await readdir(given.folder)).map((name) => name.split(".").at(-1));
  expect([...new Set(kinds)].toSorted()).toEqual(["avif", "jpg", "png", "webp"]);
});

test("on a full disk a picture is not called damaged", async ({ skip }) => {
  const small = await mkdtemp(join(folder, "small-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", small], { stdio: "ignore" });
  } catch {
    skip("Only root can mount a small disk, and not in every container.");
  }
  try {
    decoders = createDecoders(childTurns());
    await expect(decoders.decode({ ...(await job(1200, 800)), folder: small })).rejects.toThrow("no room for a file");
  } finally {
    execFileSync("umount", [small]);
  }
});
