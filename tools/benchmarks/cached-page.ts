import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import { percentile, print } from "./report.ts";
import { requestsPerSecond } from "./wrk.ts";

/*
 * Compares a cached page with a bare `node:http` server that answers the same bytes from memory, headers included, which
 * take a third of its time: `node tools/benchmarks/cached-page.ts [address]` against a running site
 * (http://127.0.0.1:3000 by default), alternately. Start it half a minute after the site. Needs wrk.
 */
const site = process.argv[2] ?? "http://127.0.0.1:3000";
const ROUNDS = 5;
const SECONDS = 4;
const BARE_PORT = 3999;

if (process.env.BARE === undefined) {
  await compare();
} else {
  const { head, body: encoded }: Answer = JSON.parse(process.env.BARE);
  const body = Buffer.from(encoded, "base64");
  createServer((_request, response) => response.writeHead(200, head).end(body)).listen(BARE_PORT, "127.0.0.1");
}

async function compare(): Promise<void> {
  const answer = await answerOf(`${site}/`);
  const bare = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, BARE: JSON.stringify(answer) },
    stdio: "ignore",
  });
  await once(bare, "spawn");
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const ratios: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const bareRate = await requestsPerSecond(`http://127.0.0.1:${BARE_PORT}/`, SECONDS);
    const siteRate = await requestsPerSecond(`${site}/`, SECONDS);
    ratios.push(siteRate / bareRate);
    print(`round ${i + 1}, requests a second`, { bare: bareRate, site: siteRate });
  }
  print("site / bare", { median: percentile(ratios, 50) });
  bare.kill();
}

/** The compressed body: `fetch` would decompress it. */
/** Headers without those that Node adds, and the body in base64. */
interface Answer {
  head: Record<string, string | string[] | undefined>;
  body: string;
}

async function answerOf(address: string): Promise<Answer> {
  const [answer] = await once(get(address, { headers: { "accept-encoding": "br" } }), "response");
  const { date: _, connection: __, "keep-alive": ___, ...head } = answer.headers;
  return { head, body: Buffer.concat(await answer.toArray()).toString("base64") };
}
