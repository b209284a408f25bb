import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { forms } from "#forms/index.ts";
import { pagePaths } from "#pages/index.ts";

/*
 * Code shared by all collections, forms and pages names none of them, neither in an import nor in a string.
 * Comments and interface texts are not checked.
 */

const all: readonly AnyCollection[] = collections;

/** Names, folders and addresses of the definitions, without parameters: "offer", "offers", "careers", "save_news.php". */
const NAMES = new Set(
  [
    ...all.flatMap(({ name, addresses, formerCalls }) => [
      name,
      ...Object.values(addresses),
      ...Object.values(formerCalls ?? {}),
    ]),
    ...forms.flatMap(({ name, addresses, csv }) => [name, csv, ...Object.values(addresses)]),
  ].flatMap((name) => [name, ...name.split("/")].filter((part) => part !== "" && !part.startsWith(":"))),
);

/** The public pages by their addresses, which are their folders too. As single words, "about" and "services" have other meanings. */
const PAGES = new Set(pagePaths.flatMap((path) => path.split("/")[1] || []));

/** Returns the names in a string: the string itself, or segments if it is a path. */
function namesIn(text: string): string[] {
  if (NAMES.has(text)) return [text];
  if (!/^(?:#|\.{0,2}\/|[\w-]+\/)[\w./:${}?#=-]*$/.test(text) || /^[\w-]+\/[\w.+-]+$/.test(text)) return [];
  const parts = text.replace(/^#/, "").split(/[?#]/, 1).join("").split("/");
  return parts.filter(
    (part, i) => NAMES.has(part) || (PAGES.has(part) && ["", "pages"].includes(parts[i - 1] ?? "pages/")),
  );
}

/** Words that are the name of a definition and mean something else; they are allowed. */
const HOMONYMS: readonly { files: string[]; word: string; reason: string }[] = [
  {
    files: [
      "src/features/backup/backup-process.server.ts",
      "src/features/backup/backup-work.server.ts",
      "src/features/chart/chart-drawer.server.ts",
      "src/features/chart/chart-process.server.ts",
      "src/features/media-library/decode/decoders.server.ts",
      "src/features/media-library/decode/decoding-process.server.ts",
      "src/platform/database/sqlite/rebuild.server.ts",
    ],
    word: "message",
    reason: "the event of Node's processes and threads",
  },
  {
    files: [
      "src/features/settings/company/contact-form.ts",
      "src/features/settings/dashboard/contact-section.tsx",
      "src/features/settings/dashboard/settings-action.ts",
      "src/ui/site/company/company-parts.ts",
    ],
    word: "contact",
    reason: "a part of the company's record; audit entries have stored its name",
  },
  {
    files: ["src/features/outbox/mail-words.server.ts", "src/features/submissions/open-inbox.server.ts"],
    word: "figures",
    reason: "the service that texts take the company's figures from, declared in src/ui/site/figures.ts",
  },
  {
    files: ["src/ui/button.tsx"],
    word: "product",
    reason: "a variant of buttons that section 2 of the specification names",
  },
];
const homonyms = HOMONYMS.flatMap(({ files, word }) => files.map((file) => `${file} ${word}`));

/** Lists the names of definitions in a module, as "file name". */
function namedIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  const look = (text: unknown) => {
    if (typeof text === "string") for (const name of namesIn(text)) found.push(`${file} ${name}`);
  };
  const literal = ({ value }: { value: unknown }) => look(value);
  const template = ({ value }: { value: { cooked?: unknown } }) => look(value.cooked);
  new Visitor({ Literal: literal, TemplateElement: template }).visit(program);
  return found;
}

test("shared code names no collection, form or page", async () => {
  const files = await Array.fromAsync(glob("src/{platform,ui,features,shells}/**/*.{ts,tsx}"));
  // Released migrations are never changed.
  const own = files.filter((file) => !/\.test\.tsx?$|\/texts\/|\/migrations\//.test(file));
  const found = new Set(own.flatMap((file) => namedIn(file, readFileSync(file, "utf8"))));
  // A homonym that no longer occurs must be removed from the list.
  expect(homonyms.filter((named) => !found.has(named))).toEqual([]);
  expect([...found].filter((named) => !homonyms.includes(named))).toEqual([]);
});

test.each([
  'import { news } from "#collections/news/news.ts";',
  'import type { News } from "../../collections/news/news.ts";',
  'const page = () => import("#forms/contact/page.tsx");',
  'if (kind === "offer") run();',
  'const path = "/dashboard/offers";',
  "const path = `/careers/` + id;",
  'const path = "/api/upload-cv";',
  'import { Crew } from "#pages/about/crew.tsx";',
  'const path = "/media#logo";',
  "const path = `/services/` + id;",
])("it is seen in %s", (source) => expect(namedIn("src/features/a.ts", source)).not.toEqual([]));

test.each([
  '// The news of the company.\nexport const a = "A news item is published.";',
  'const type = "application/json";',
  'import type { Services } from "#platform/services.server.ts";\nconst column = "about";',
])("it is not seen in %s", (source) => expect(namedIn("src/features/a.ts", source)).toEqual([]));
