import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "#platform/logging/log.server.ts";
import { diskStore } from "./disk-store.server.ts";
import { newFileKey } from "./file-key.server.ts";
import { hasEnded, instanceName, type StoreInstance, thisInstance, UNKNOWN } from "./store-instance.server.ts";

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "site-files-")), "files");
});

afterEach(async () => {
  child?.kill("SIGKILL");
  await rm(join(folder, ".."), { recursive: true, force: true });
});

async function filesIn(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const PROGRAM = `
  import { Readable } from "node:stream";
  import { createLog } from "#platform/logging/log.server.ts";
  import { diskStore } from "#platform/files/disk-store.server.ts";
  const [folder, upTo] = process.argv.slice(1);
  const store = await diskStore(folder, createLog("silent"));
  const half = new Readable({ read() {} });
  half.push("half");
  if (upTo === "half") store.receive(half, 100);
  else {
    const file = await store.receive(Readable.from(["example"]), 100);
    if (upTo !== "received") await store.save(file);
    if (upTo === "settled") await store.settle(file);
    process.stdout.write(file.key);
  }
  if (upTo === "half") setTimeout(() => process.stdout.write("half"), 100);
  setInterval(() => {}, 1000);
`;

/** Runs another process up to a step. @returns the key of its file */
async function goUpTo(step: string): Promise<string> {
  child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, folder, step]);
  const [key] = await once(child.stdout ?? new Readable(), "data");
  return String(key);
}

async function kill(): Promise<void> {
  child?.kill("SIGKILL");
  await once(child ?? new Readable(), "exit");
}

const nothingNamed = async () => new Set<string>();

test.each([
  ["half", 1],
  ["received", 1],
  ["stored", 1],
])("a process killed with its file %s: a file without a row is removed", async (step, removed) => {
  await goUpTo(step);
  await kill();
  const store = await diskStore(folder, createLog("silent"));
  expect(await filesIn()).not.toEqual([]);
  expect(await store.recover(nothingNamed)).toBe(removed);
  expect(await filesIn()).toEqual([]);
  expect(await readdir(join(folder, "incoming"))).toEqual([]);
});

test.each(["stored", "settled"])("a process killed with its file %s: a file with a row survives", async (step) => {
  const key = await goUpTo(step);
  await kill();
  const store = await diskStore(folder, createLog("silent"));
  const asked: string[] = [];
  const named = async (keys: readonly string[]) => {
    asked.push(...keys);
    return new Set([key]);
  };
  expect(await store.recover(named)).toBe(0);
  expect(asked).toEqual(step === "stored" ? [key] : []);
  expect(await filesIn()).toEqual([key]);
  expect(await text(await store.open(key))).toBe("example");
});

test("a file that the database names is restored from its incoming name", async () => {
  const key = await goUpTo("received");
  await kill();
  const store = await diskStore(folder, createLog("silent"));
  await store.recover(async () => new Set([key]));
  expect(await text(await store.open(key))).toBe("example");
});

test("files of running processes are left alone, including the own ones", async () => {
  const key = await goUpTo("stored");
  const store = await diskStore(folder, createLog("silent"));
  const own = await store.receive(Readable.from(["own"]), 100);
  expect(await store.recover(nothingNamed)).toBe(0);
  expect((await filesIn()).sort()).toEqual([key, key, own.key].sort());
});

/** Creates a file as an instance leaves it. */
async function leave(instance: string, name: string, minutesAgo: number): Promise<void> {
  const home = join(folder, "incoming", instance);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, name), "left");
  const then = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(join(home, name), then, then);
  await utimes(home, then, then);
}

test("a process with the pid of one that was killed recovers the files of that one", async () => {
  const store = await diskStore(folder, createLog("silent"));
  await leave(instanceName(thisInstance()), newFileKey(), 0);
  expect(await store.recover(nothingNamed)).toBe(1);
});

/** Instances of which this process cannot know whether they run. A restarted container is in another namespace. */
const UNKNOWABLE: [of: string, differs: Partial<StoreInstance>][] = [
  ["another container of the same host name, with the same pid", { namespace: "4026599999" }],
  [
    "another container of the same host name, with a pid that nobody has here",
    { namespace: "4026599999", pid: 0x7fffffff },
  ],
  ["an earlier boot, or another machine of the same name", { boot: "00000000-0000-4000-8000-000000000000" }],
  ["another host", { host: "other-host" }],
  ["a system that names no namespace", { namespace: UNKNOWN }],
];

test.each(UNKNOWABLE)("a file of %s is left alone for as long as a request may last", async (_, differs) => {
  const store = await diskStore(folder, createLog("silent"));
  const other = () => instanceName({ ...thisInstance(), ...differs });
  const fresh = newFileKey();
  const left = other();
  await leave(other(), fresh, 89);
  await leave(left, newFileKey(), 91);
  expect(await store.recover(nothingNamed)).toBe(1);
  expect(await filesIn()).toEqual([fresh]);
  expect(await readdir(join(folder, "incoming"))).not.toContain(left);
});

test("where the system reports no namespace, two processes do not share one", () => {
  const unnamed = { ...thisInstance(), namespace: UNKNOWN };
  expect(hasEnded({ ...unnamed, random: "0".repeat(16) }, unnamed)).toBe(false);
});

test("an unsettled file of the own process is recovered once no request can use it; one being written is not", async () => {
  const store = await diskStore(folder, createLog("silent"));
  const unsettled = await store.receive(Readable.from(["unsettled"]), 100);
  const waiting = await store.receive(Readable.from(["waiting"]), 100);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(unsettled.path, longAgo, longAgo);
  const upload = new Readable({ read() {} });
  upload.push("half");
  const received = store.receive(upload, 100);
  await expect.poll(async () => (await filesIn()).length).toBe(3);
  expect(await store.recover(nothingNamed)).toBe(1);
  upload.push(null);
  expect((await filesIn()).sort()).toEqual([waiting.key, (await received).key].sort());
});

test("a process that runs recovery regularly keeps its folder, though it receives nothing for long", async () => {
  const store = await diskStore(folder, createLog("silent"));
  await store.discard(await store.receive(Readable.from(["example"]), 100));
  const [own = ""] = await readdir(join(folder, "incoming"));
  const home = join(folder, "incoming", own);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(home, anHourAgo, anHourAgo);
  await store.recover(nothingNamed);
  const { mtimeMs } = await stat(home);
  expect(Date.now() - mtimeMs).toBeLessThan(60_000);
});

test("names that are not keys are never used as paths, and never removed", async () => {
  const store = await diskStore(folder, createLog("silent"));
  await leave(instanceName(thisInstance()), "notes.txt", 48);
  await leave("no-instance", newFileKey(), 48);
  const asked: string[] = [];
  const named = async (keys: readonly string[]) => {
    asked.push(...keys);
    return new Set<string>();
  };
  expect(await store.recover(named)).toBe(0);
  expect(asked).toEqual([]);
  expect(await filesIn()).toHaveLength(2);
});

test("a system limit on file sizes is reported as full storage", async () => {
  const program = `
    import { Readable } from "node:stream";
    import { createLog } from "#platform/logging/log.server.ts";
    import { diskStore } from "#platform/files/disk-store.server.ts";
    const store = await diskStore(process.argv[1], createLog("silent"));
    const large = Readable.from([Buffer.alloc(50_000), Buffer.alloc(50_000)]);
    await store.receive(large, 200_000).catch((error) => process.stdout.write(error.id));
  `;
  const limited = 'ulimit -f 64; exec "$0" --input-type=module -e "$1" "$2"';
  child = spawn("sh", ["-c", limited, process.execPath, program, folder]);
  expect(await text(child.stdout ?? new Readable())).toBe("storage-full");
  expect(await filesIn()).toEqual([]);
});
