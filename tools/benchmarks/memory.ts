import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { FORMS, LOAD_ENVIRONMENT, newPdf } from "../kill-test/load.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { percentile } from "./report.ts";
import { samplePhoto } from "./sample-photo.ts";
import { publish, STAFF_ENVIRONMENT, signIn } from "./staff-work.ts";

/*
 * Measures the memory of the site and its child processes: at idle, then for two hours of five mixed requests a second:
 * `node tools/benchmarks/memory.ts [--minutes 120] [--idle 2]`. Linux only. Needs a build (`npm run build`) and starts
 * its own site on a folder with the example content. Memory is the proportional set size (PSS): pages that several
 * processes share, such as those of the Node program itself, count in equal parts. It exits with 1 over a limit, and
 * when a request fails.
 */
const MB = 1024;
const IDLE_MAX = 150;
const LOAD_MAX = 250;
/** The last ten minutes may take this many times what the first ten minutes after `SETTLED_MINUTES` took. */
const GROWTH_MAX = 1.1;
const SETTLED_MINUTES = 15;
const SAMPLE_EVERY_MS = 2000;
const IDLE_SAMPLES = 15;
const REQUEST_EVERY_MS = 200;
const OPEN_MAX = 20;
const CV_BYTES = 1_500_000;
/** The result of a request that failed. */
const FAILED = /(?: 5\d\d| 4\d\d| failed)$/;

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

/** A moment's memory of all processes, MB. */
interface Sample {
  minute: number;
  pss: number;
  /** What belongs to the processes alone. */
  anonymous: number;
}

/** Returns a process and all that it has started. */
async function processes(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  const children = lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(children.map(processes))).flat()];
}

/** Adds the memory of all processes. One that ends meanwhile counts as nothing. */
async function memoryOf(pid: number, minute: number): Promise<Sample> {
  const sample = { minute, pss: 0, anonymous: 0 };
  for (const each of await processes(pid)) {
    const text = await readFile(`/proc/${each}/smaps_rollup`, "utf8").catch(() => "");
    sample.pss += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / MB;
    sample.anonymous += Number(/^Pss_Anon:\s+(\d+)/m.exec(text)?.[1] ?? 0) / MB;
  }
  return sample;
}

const median = (samples: readonly Sample[], what: "pss" | "anonymous" = "pss") =>
  percentile(
    samples.map((sample) => sample[what]),
    50,
  );
const highest = (samples: readonly Sample[]) => Math.max(...samples.map(({ pss }) => pss));
const figures = (samples: readonly Sample[]) =>
  `median ${median(samples).toFixed(0)} MB (anonymous ${median(samples, "anonymous").toFixed(0)}), maximum ${highest(samples).toFixed(0)} MB`;

/** What visitors and staff do: requests in ten minutes, and one such request. */
type Work = Readonly<Record<string, readonly [inTenMinutes: number, work: () => Promise<Response>]>>;

/** Returns the paths of all public pages, and of the files that the home page names. */
async function publicPaths(url: string): Promise<{ pages: string[]; files: string[] }> {
  const [sitemap, home] = await Promise.all(
    ["/sitemap.xml", "/"].map(async (path) => (await fetch(url + path)).text()),
  );
  const pages = [...(sitemap ?? "").matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  const files = [...(home ?? "").matchAll(/(?:src|srcset|href)="(\/(?:assets|drawings|video)\/[^" ]+)/g)];
  return { pages, files: files.map(([, path = ""]) => path) };
}

/** Returns the work of a day in small: every kind of request in turn. */
async function workOn({ url }: OwnSite): Promise<Work> {
  const cookie = await signIn(url);
  const photo = new File([await samplePhoto()], "photo.jpg", { type: "image/jpeg" });
  const { pages, files } = await publicPaths(url);
  const pictures: string[] = [];
  let [turn, version] = [0, 1];
  const next = <Item>(items: readonly Item[]): Item => items[turn++ % items.length] as Item;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: "manual" });
  const send = (form: keyof typeof FORMS, file?: File) => {
    const { address, values, ...given } = FORMS[form];
    const email = `${randomUUID()}@example.com`;
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, email, emailConfirm: email, key: randomUUID() }))
      body.set(name, value);
    if (file !== undefined && "file" in given) body.set(given.file, file);
    return fetch(url + address, { method: "POST", headers: { origin: url }, body });
  };
  const words = ["alarm", "pomp", "Generator", "harbour", "prąd", "Schalt", "crane"];
  return {
    page: [1600, () => get(next(pages), { "accept-encoding": next(["br", "gzip", "identity"]) })],
    list: [420, () => get(`${next(["", "/pl", "/de"])}/${next(["news", "projects", "products"])}?page=1`)],
    search: [200, () => get(`${next(["", "/pl", "/de"])}/${next(["news", "projects"])}?q=${next(words)}+${turn}`)],
    finder: [150, () => get(`${next(["", "/pl", "/de"])}/find?q=${next(words)}`)],
    // Nothing published uses the pictures, so only staff see them.
    file: [450, () => get(next([...files, ...pictures]), { range: "bytes=0-400000", cookie })],
    message: [60, () => send("message")],
    quote: [20, () => send("quote-request")],
    application: [10, () => send("application", new File([newPdf(CV_BYTES)], "cv.pdf", { type: "application/pdf" }))],
    "service request": [10, () => send("service-request", photo)],
    dashboard: [
      50,
      () => get(next(["/dashboard", "/dashboard/messages", "/dashboard/news/1", "/dashboard/pictures"]), { cookie }),
    ],
    publish: [15, () => publish(url, cookie, `Published as version ${version}.`, version++)],
    picture: [
      5,
      async () => {
        const body = new FormData();
        body.set("file", photo);
        const answer = await fetch(`${url}/dashboard/pictures/upload`, {
          method: "POST",
          headers: { origin: url, cookie },
          body,
        });
        const path = /\/pictures\/[0-9a-f]{40}\/\d+x\d+\/full\.jpg/.exec(await answer.clone().text())?.[0];
        if (path !== undefined && pictures.length < 10) pictures.push(path, path.replace(".jpg", "-480.avif"));
        return answer;
      },
    ],
    chart: [
      10,
      () => get(`/dashboard/settings/chart.svg?latitude=${40 + (turn++ % 30)}.1&longitude=${turn % 20}.3`, { cookie }),
    ],
  };
}

/** Sends five requests a second until `until`, counting the answers by kind and status. */
async function load(work: Work, until: number, answers: Map<string, number>): Promise<void> {
  const begin = performance.now();
  const done = new Map<string, number>();
  const open = new Set<Promise<void>>();
  for (let tick = 1; performance.now() < until; tick++) {
    await wait(Math.max(0, begin + tick * REQUEST_EVERY_MS - performance.now()));
    if (open.size >= OPEN_MAX) continue;
    const elapsed = (performance.now() - begin) / 600_000;
    const behind = (name: string, share: number) => share * elapsed - (done.get(name) ?? 0);
    const [first, ...others] = Object.entries(work);
    if (first === undefined) return;
    const [name, [, ask]] = others.reduce(
      (most, one) => (behind(one[0], one[1][0]) / one[1][0] > behind(most[0], most[1][0]) / most[1][0] ? one : most),
      first,
    );
    done.set(name, (done.get(name) ?? 0) + 1);
    const asked = ask()
      .then(async (answer) => {
        await answer.arrayBuffer();
        return `${name} ${answer.status}`;
      })
      .catch(() => `${name} failed`)
      .then((result) => {
        answers.set(result, (answers.get(result) ?? 0) + 1);
        if (FAILED.test(result)) say(result);
        open.delete(asked);
      });
    open.add(asked);
  }
  await Promise.all(open);
}

async function measure(site: OwnSite, minutes: number, idleMinutes: number): Promise<boolean> {
  const isOver: string[] = [];
  await wait(idleMinutes * 60_000 - IDLE_SAMPLES * SAMPLE_EVERY_MS);
  const idle: Sample[] = [];
  for (let i = 0; i < IDLE_SAMPLES; i++) {
    await wait(SAMPLE_EVERY_MS);
    idle.push(await memoryOf(site.pid, 0));
  }
  say(`idle: ${figures(idle)}`);
  if (median(idle) > IDLE_MAX) isOver.push(`idle over ${IDLE_MAX} MB`);

  const begin = performance.now();
  const answers = new Map<string, number>();
  const samples: Sample[] = [];
  const minuteNow = () => (performance.now() - begin) / 60_000;
  const work = await workOn(site);
  const loading = load(work, begin + minutes * 60_000, answers);
  for (let minute = 0; minute < minutes; minute++) {
    while (minuteNow() < minute + 1) {
      await wait(SAMPLE_EVERY_MS);
      samples.push(await memoryOf(site.pid, minute));
    }
    const last = samples.filter((sample) => sample.minute === minute);
    const count = [...answers.values()].reduce((sum, n) => sum + n, 0);
    say(`minute ${minute + 1}: ${figures(last)}; ${count} answers`);
    if ((minute + 1) % 10 === 0)
      say(`ten minutes: ${figures(samples.filter((sample) => sample.minute > minute - 10))}`);
  }
  await loading;
  for (const [result, count] of [...answers].sort()) say(`${result}: ${count}`);
  say(`load: ${figures(samples)}`);
  if (highest(samples) > LOAD_MAX) isOver.push(`load over ${LOAD_MAX} MB`);
  const between = (from: number, to: number) => median(samples.filter(({ minute }) => minute >= from && minute < to));
  const growth = between(minutes - 10, minutes) / between(SETTLED_MINUTES, SETTLED_MINUTES + 10);
  if (minutes >= SETTLED_MINUTES + 20) {
    say(`growth: ${growth.toFixed(3)}`);
    if (growth > GROWTH_MAX) isOver.push("it grows");
  }
  const failed = [...answers.keys()].filter((result) => FAILED.test(result));
  if (failed.length > 0) isOver.push(failed.join(", "));
  say(isOver.length === 0 ? "within the limits" : `over the limits: ${isOver.join("; ")}`);
  return isOver.length === 0;
}

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "120" }, idle: { type: "string", default: "2" } },
});
const folder = await mkdtemp(join(tmpdir(), "bench-memory-"));
const site = await startOwnSite({ ...LOAD_ENVIRONMENT, ...STAFF_ENVIRONMENT, DATA_DIR: folder });
try {
  process.exitCode = (await measure(site, Number(values.minutes), Number(values.idle))) ? 0 : 1;
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}
