import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../test/free-port.ts";
import { checkStored, type Findings, strayFiles } from "./check.ts";
import { startSite, urlOf } from "./killable-site.ts";
import { LOAD_ENVIRONMENT, Load } from "./load.ts";

/** ms between two requests of a visitor or a member of staff. */
const PAUSE_MS = 20;
/** Maximum confirmations before a kill, and ms from then to the kill. */
const CONFIRMED = 8;
const LOADED_MS = 800;
/** One of this many kills comes while the site starts, within this many ms of the start of its process. */
const STARTING_EVERY = 8;
const STARTING_MS = 1500;
/** ms within which a restarted site removes what a killed one has left. */
const TIDIED_WITHIN_MS = 15_000;

interface Options {
  kills: number;
  /** Number of submissions of each form and of news that the site has before. */
  filled: number;
  databaseUrl: string | undefined;
  say(line: string): void;
}

/** Kills its own site under load. @returns whether everything that it had confirmed is stored, once and complete */
export async function killUnderLoad({ kills, filled, databaseUrl, say }: Options): Promise<boolean> {
  const all: Findings = { lost: [], duplicates: [], broken: [] };
  const note = (found: Partial<Findings>) => {
    for (const name of ["lost", "duplicates", "broken"] as const) {
      for (const text of found[name] ?? []) {
        if (all[name].includes(text)) continue;
        all[name].push(text);
        say(`${name}: ${text}`);
      }
    }
  };
  const dataDir = await mkdtemp(join(tmpdir(), "site-kills-"));
  const location = { databaseUrl, dataDir };
  const port = await freePort();
  const start = () => startSite({ location, port, environment: LOAD_ENVIRONMENT });
  const load = new Load(urlOf(port), PAUSE_MS);

  let site = await start();
  await site.ready();
  await load.signIn();
  await load.fill(filled);

  for (let kill = 1; kill <= kills; kill++) {
    if (kill > 1) site = await start();
    if (kill % STARTING_EVERY === 0) await wait(Math.random() * STARTING_MS);
    else {
      await site.ready();
      note({ lost: await load.notShown() });
      load.begin();
      await load.untilConfirmed(Math.ceil(Math.random() * CONFIRMED));
      await wait(Math.random() * LOADED_MS);
    }
    await site.kill();
    await load.end();
    note(await checkStored(location, load));
    if (kill % 10 === 0) say(`${kill} kills, ${load.confirmed} confirmed`);
  }

  const last = await start();
  await last.ready();
  await load.finish();
  note({ lost: await load.notShown(), broken: await untilNone(() => strayFiles(location)) });
  await last.stop();
  note(await checkStored(location, load));

  const versions = load.items.reduce((sum, { titles }) => sum + titles.size, 0);
  const notes = load.applications.reduce((sum, application) => sum + application.notes.length, 0);
  say(
    `${kills} kills: ${load.confirmed} submissions confirmed of ${load.sent.length} sent, ${load.items.length} news with ` +
      `${versions} versions confirmed, ${load.stateChanges} changes of state, ${notes} notes; asked to try again ` +
      `${load.busy} times. ${all.lost.length} lost, ${all.duplicates.length} duplicates, ${all.broken.length} broken.`,
  );
  const isWell = all.lost.length + all.duplicates.length + all.broken.length === 0;
  if (isWell) await rm(dataDir, { recursive: true, force: true });
  else say(`The data is in ${dataDir}.`);
  return isWell;
}

/** Repeats until nothing is found, or it takes too long. @returns what was found last */
async function untilNone(find: () => Promise<string[]>): Promise<string[]> {
  for (const end = Date.now() + TIDIED_WITHIN_MS; ; await wait(100)) {
    const found = await find();
    if (found.length === 0 || Date.now() > end) return found;
  }
}
