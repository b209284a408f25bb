import { type ChildProcess, spawn } from "node:child_process";

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, get, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../test/free-port.ts";
import { percentile, print } from "./report.ts";
import { samplePhoto } from "./sample-photo.ts";
import { STAFF_ENVIRONMENT, signIn } from "./staff-work.ts";

/*
 * Measures the response time of pages while ten pictures of 12 megapixels are uploaded at once and resized: `node
 * tools/benchmarks/pictures.ts`. Needs a build (`npm run build`) and starts its own site. Milliseconds, as a client
 * measures them.
 */
const PICTURES = 10;
const PAGES = ["/", "/news?q=alarm", "/projects/11", "/pl/contact"];
const EVERY_MS = 10;

const BOUNDARY = "bench-pictures";

const folder = await mkdtemp(join(tmpdir(), "bench-pictures-"));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const site = spawn(process.execPath, ["src/start.ts"], {
  env: {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: origin,
    ...STAFF_ENVIRONMENT,
  },
  stdio: "ignore",
});
try {
  await measure(site);
} finally {
  site.kill();
  await wait(1000);
  await rm(folder, { recursive: true });
}

async function measure({ pid }: ChildProcess): Promise<void> {
  await answers();
  const cookie = await signIn(origin);
  const photo = formOf(await samplePhoto());
  const before = await memory(pid ?? 0);
  await upload(photo, cookie);
  const quiet = await latencies(wait(3000));
  print("pages, nothing else going on", figures(quiet));
  const began = performance.now();
  const ready: number[] = [];
  const uploads = Array.from({ length: PICTURES }, async () => {
    await upload(photo, cookie);
    ready.push(performance.now() - began);
  });
  const busy = await latencies(Promise.all(uploads));
  print(`pages, while ${PICTURES} pictures are resized`, figures(busy));
  print("pictures ready after", { first: Math.min(...ready), last: Math.max(...ready) });
  const alone = performance.now();
  await upload(photo, cookie);
  print("one picture alone, from upload to ready", { ms: performance.now() - alone });
  print("memory of the site, MB", { before, after: await memory(pid ?? 0) });
}

function figures(times: readonly number[]) {
  return { median: percentile(times, 50), p99: percentile(times, 99), max: Math.max(...times), requests: times.length };
}

async function answers(): Promise<void> {
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
}

/** A complete form with the photo: sending it must not take time from what is measured. */
function formOf(photo: Buffer): Buffer {
  const head = 'Content-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg';
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

function upload(form: Buffer, cookie: string): Promise<void> {
  const headers = {
    origin,
    cookie,
    "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
    "content-length": form.length,
  };
  return new Promise((resolve, reject) => {
    request(`${origin}/dashboard/pictures/upload`, { method: "POST", headers, agent: false }, (answer) => {
      answer.resume();
      if (answer.statusCode === 201) resolve();
      else reject(new Error(`an upload answers ${answer.statusCode}`));
    })
      .on("error", reject)
      .end(form);
  });
}

/** Requests pages repeatedly until `work` is done. */
async function latencies(work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (let i = 0; !isDone; i++) {
    open.push(ask(agent, PAGES[i % PAGES.length] ?? "/").then((ms) => void times.push(ms)));
    await wait(EVERY_MS);
  }
  await Promise.all(open);
  await done;
  agent.destroy();
  return times;
}

function ask(agent: Agent, path: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(origin + path, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(performance.now() - began));
    }).on("error", reject);
  });
}

async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
