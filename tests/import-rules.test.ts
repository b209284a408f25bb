import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Imports that lead the wrong way: the importing file, what it imports, and a part of what it is told. */
const REFUSED = [
  ["app/site/home/a.ts", "../../dashboard/x.ts", "do not import each other"],
  ["app/site/home/b.ts", "../../api/json.ts", "do not import each other"],
  ["app/dashboard/a.ts", "../site/home/x.ts", "do not import each other"],
  ["app/dashboard/news/b.ts", "../../api/json.ts", "do not import each other"],
  ["app/api/a.ts", "../site/home/x.ts", "do not import each other"],
  ["app/api/news/b.ts", "../../dashboard/x.ts", "do not import each other"],
  ["app/ui/a.ts", "#server/log.ts", "app/ui imports only i18n"],
  ["app/ui/b.ts", "#content/limits.ts", "app/ui imports only i18n"],
  ["app/ui/c.ts", "../../server/log.ts", "app/ui imports only i18n"],
  ["app/ui/d.ts", "../site/page/x.ts", "app/ui imports only i18n"],
  ["app/ui/e.ts", "../document-parts.ts", "app/ui imports only i18n"],
  ["app/middleware/a.ts", "#content/limits.ts", "only i18n and server"],
  ["app/middleware/b.ts", "../site/page/x.ts", "only i18n and server"],
  ["app/middleware/c.ts", "#ui/button.tsx", "only i18n and server"],
  ["app/enhance/a.ts", "#i18n/languages.ts", "nothing outside itself"],
  ["app/enhance/b.ts", "../document-parts.ts", "nothing outside itself"],
  ["app/enhance/c.ts", "react", "nothing outside itself"],
  ["server/a.ts", "#ui/button.tsx", "never app"],
  ["server/http/b.ts", "../../app/root.tsx", "never app"],
  ["content/a.ts", "#server/log.ts", "content imports only i18n"],
  ["content/news/b.ts", "../../server/log.ts", "content imports only i18n"],
  ["content/c.ts", "../app/ui/button.tsx", "content imports only i18n"],
  ["i18n/a.ts", "#content/limits.ts", "i18n imports nothing"],
  ["i18n/messages/b.ts", "../../server/log.ts", "i18n imports nothing"],
  ["i18n/c.ts", "#ui/button.tsx", "i18n imports nothing"],
  ["app/root.tsx", "../tests/x.ts", "does not import its tests"],
  ["app/site/c.ts", "../../tests/x.ts", "does not import its tests"],
  ["server/c.ts", "../tests/x.ts", "does not import its tests"],
  ["content/d.ts", "../tests/x.ts", "does not import its tests"],
  ["server/storage/d.ts", "../../scripts/build.ts", "does not import its tests"],
  ["scripts/a.ts", "../tests/x.ts", "Nothing imports tests"],
  ["tools/a.ts", "../tests/x.ts", "Nothing imports tests"],
] as const;

/** Imports that lead the right way. */
const ALLOWED = [
  ["app/site/home/y.ts", "#ui/button.tsx"],
  ["app/site/home/z.ts", "#server/storage/news-store.ts"],
  ["app/site/news/y.ts", "../../middleware/kept-page.ts"],
  ["app/api/y.ts", "#content/limits.ts"],
  ["app/ui/y.ts", "#i18n/languages.ts"],
  ["app/ui/z.ts", "./icon.tsx"],
  ["app/middleware/y.ts", "#server/services.ts"],
  ["app/enhance/y.ts", "./remember.ts"],
  ["app/enhance/forms/z.ts", "#content/submissions/contact-form.ts"],
  ["app/entry.server.tsx", "./site/layout/theme-script.ts"],
  ["server/y.ts", "#content/limits.ts"],
  ["server/http/z.ts", "../log.ts"],
  ["content/y.ts", "#i18n/languages.ts"],
  ["content/news/z.ts", "../schemas.ts"],
  ["i18n/messages/y.ts", "../languages.ts"],
  ["server/y.test.ts", "../tests/x.ts"],
  ["tests/y.ts", "../app/root.tsx"],
] as const;

let folder: string;
/** What biome says of each file. */
const said = new Map<string, string[]>();

interface Report {
  diagnostics: { category: string; message: string; location: { path: string } }[];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-imports-"));
  await copyFile("biome.jsonc", join(folder, "biome.jsonc"));
  await copyFile(".gitignore", join(folder, ".gitignore"));
  for (const [file, source] of [...REFUSED, ...ALLOWED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `import { x } from "${source}";\n\nexport const y = x;\n`);
  }
  const biome = resolve("node_modules/.bin/biome");
  const options = ["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=json", "."];
  const output = await new Promise<string>((done) => {
    execFile(biome, options, { cwd: folder }, (_error, stdout) => done(stdout));
  });
  for (const { message, location } of (JSON.parse(output) as Report).diagnostics) {
    const file = location.path.replaceAll("\\", "/");
    said.set(file, [...(said.get(file) ?? []), message]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(REFUSED)("%s must not import %s", (file, _source, reason) => {
  expect(said.get(file)?.join()).toContain(reason);
});

test.each(ALLOWED)("%s may import %s", (file) => {
  expect(said.get(file)).toBeUndefined();
});
