import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Changes after whose commit a process is killed. */
export type KilledChange = "publication" | "setting" | "picture" | "focal-point" | "submission";

/**
 * Opens a site in another process, which makes one change and kills itself right after the commit, before anything that
 * follows: when it would drop cached pages, or remove the first file.
 */
const PROGRAM = `
  import { writeSync } from "node:fs";
  import fs from "node:fs/promises";
  import { flushCompileCache, syncBuiltinESMExports } from "node:module";
  import { readConfig } from "#config.server.ts";
  import { forms } from "#forms/index.ts";
  import { openServices } from "#open-services.server.ts";
  import { createLog } from "#platform/logging/log.server.ts";
  const [name, environment, given] = process.argv.slice(1);
  const { actor, draft, key, token } = JSON.parse(given);
  const config = readConfig({ PUBLIC_URL: "http://localhost:3000", ...JSON.parse(environment) });
  const assets = { folder: "public", inlineStyle: () => ({ css: "", hash: "" }), versioned: (path) => path,
    has: () => true, styleHashes: () => [], drawing: () => undefined };
  const { services, onPublished } = await openServices(config, assets, createLog("silent"));
  const { files, pictures, publishing, settings, storage, submissions } = services;
  writeSync(1, String(await storage.contentVersion()));
  const kill = () => process.kill(process.pid, "SIGKILL");
  onPublished(kill);
  files.remove = kill;
  const killInsteadOfRemoval = () => {
    fs.rm = kill;
    syncBuiltinESMExports();
  };
  const changes = {
    publication: () => publishing.save(actor, "news", undefined, { draft, baseVersion: 0, aim: "publish" }),
    async setting() {
      const { social } = await settings.read(actor);
      await settings.saveCompany(actor, "social", { social: [] }, social.fingerprint);
    },
    picture() {
      killInsteadOfRemoval();
      return pictures.remove(actor, key);
    },
    async "focal-point"() {
      const { alt } = await pictures.find(actor, key);
      const update = storage.pictures.update;
      storage.pictures.update = async (...change) => {
        const written = await update(...change);
        killInsteadOfRemoval();
        return written;
      };
      await pictures.update(actor, key, { alt, focal: { x: 0, y: 0 } });
    },
    submission: () => submissions.eraseOwn(forms.find((form) => form.name === "application"), token),
  };
  // A process that is killed writes no cache for the next one.
  flushCompileCache();
  await changes[name]();
  throw new Error("the process was not killed");
`;

/**
 * Runs the program.
 * @param environment settings of the site, as `openTestSite` takes them
 * @param given the actor, and what the change needs; sent as JSON
 * @returns the content version before the change
 * @throws Error when the process was not killed
 */
export async function killedAfterCommit(
  environment: Readonly<Record<string, string>>,
  change: KilledChange,
  given: object,
): Promise<number> {
  const args = [change, JSON.stringify(environment), JSON.stringify(given)];
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: "node_modules/.cache/compile" },
  });
  const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (signal !== "SIGKILL") throw new Error(`the process of ${change} was not killed after its commit`);
  return Number(output);
}
