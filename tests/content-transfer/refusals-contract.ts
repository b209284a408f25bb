import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { draftSample } from "../draft-samples.ts";
import { admin } from "../publishing/publishing-site.ts";
import { saved } from "../publishing/save-contract.ts";
import { changedFile, comparable, type FileRecord, type TransferSite } from "./transfer-site.ts";

interface Tried {
  target: TransferSite;
  file: string;
  /** What the target exported at first. */
  before: string;
  dataDir: string;
}

/** Changes the first record of a type. */
const first =
  (type: string, change: (record: FileRecord) => FileRecord) =>
  (records: FileRecord[]): FileRecord[] => {
    const at = records.findIndex((record) => record.type === type);
    const found = records[at];
    if (found === undefined) throw new Error(`no record is a ${type}`);
    return records.with(at, change(structuredClone(found)));
  };

const changedDraft = (change: (draft: Record<string, unknown>) => void) => (record: FileRecord) => {
  const [version] = record.versions as { draft: Record<string, unknown> }[];
  if (version !== undefined) change(version.draft);
  return record;
};

/** Files with one thing wrong, and what is said of it. */
const WRONG_FILES: readonly [string, (file: string) => string, object][] = [
  ["a picture instead of a file of content", () => "\u0089PNG\r\n", { reason: "not-content", place: { line: 1 } }],
  ["nothing", () => "", { reason: "not-content" }],
  ["other JSON", () => '{"news":[]}', { reason: "not-content" }],
  ["another format", (file) => file.replace("site-content", "other"), { reason: "not-content", place: { line: 1 } }],
  [
    "a later version",
    (file) => file.replace('"version":1', '"version":2'),
    { reason: "version", detail: "2", place: { line: 1 } },
  ],
  [
    "an unknown field of its head",
    (file) => file.replace('"version":1', '"version":1,"x":1'),
    { reason: "unknown-field", detail: "x" },
  ],
  ["a file cut short", (file) => file.slice(0, file.lastIndexOf("\n]}")), { reason: "cut-short" }],
  ["nothing but empty lines", (file) => `${file.split("\n", 1)[0]}${"\n".repeat(100_003)}`, { reason: "too-many" }],
  ["half a line", (file) => file.replace('"type":"ids"', '"type":"ids'), { reason: "not-json", place: { line: 5 } }],
  [
    "a record of too many values",
    (file) => file.replace('"type":"ids"', `"type":"ids","x":[${"{},".repeat(5_000_000)}{}]`),
    { reason: "record-too-large", place: { line: 5 } },
  ],
  [
    "5 million records on one line",
    (file) => `${file.split("\n", 1)[0]}${"{},".repeat(5_000_000)}{}]}`,
    { reason: "too-many", place: { record: 50_001 } },
  ],
  ["a second end", (file) => `${file}]}\n`, { reason: "not-json" }],
  [
    "an unknown record",
    (file) => file.replace('"type":"ids"', '"type":"users"'),
    { reason: "unknown-record", detail: "users", place: { line: 5 } },
  ],
  [
    "a company whose name would be a header of a mail",
    (file) =>
      changedFile(
        file,
        first("company", (record) => ({
          ...record,
          company: { ...(record.company as object), owner: "Olga Nowak\r\nBcc: everybody@example.org" },
        })),
      ),
    { reason: "field", detail: "company.owner", place: { line: 2 } },
  ],
  [
    "no company",
    (file) => changedFile(file, (all) => all.filter(({ type }) => type !== "company")),
    { reason: "no-company" },
  ],
  ["the same item twice", (file) => changedFile(file, (all) => [...all, ...all.slice(-1)]), { reason: "twice" }],
  [
    "a unique key twice",
    (file) =>
      changedFile(file, (all) =>
        all.map(({ offer, ...record }) => (offer ? { ...record, offer: { ...offer, key: "engineer" } } : record)),
      ),
    { reason: "twice", detail: "offer key engineer" },
  ],
  [
    "an unknown kind",
    (file) =>
      changedFile(
        file,
        first("item", (record) => ({ ...record, kind: "page" })),
      ),
    { reason: "unknown-record", detail: "item, kind" },
  ],
  [
    "an unknown field",
    (file) =>
      changedFile(
        file,
        first("company", (record) => ({ ...record, company: { ...(record.company as object), iban: "PL" } })),
      ),
    { reason: "unknown-field", detail: "company.iban", place: { line: 2 } },
  ],
  [
    "an unknown field of a draft",
    (file) =>
      changedFile(
        file,
        first(
          "item",
          changedDraft((draft) => Object.assign(draft, { author: "Eve" })),
        ),
      ),
    { reason: "unknown-field", detail: "versions.0.draft.author" },
  ],
  [
    "a link that runs script",
    (file) =>
      changedFile(file, (all) =>
        first(
          "item",
          changedDraft((draft) => Object.assign(draft, { projectUrl: "javascript:alert(1)" })),
        )(all.filter(({ type, kind }) => type !== "item" || kind === "project")),
      ),
    { reason: "field", detail: "versions.0.draft.projectUrl" },
  ],
  [
    "a stock that is no whole number",
    (file) =>
      changedFile(file, (all) =>
        first(
          "item",
          changedDraft((draft) => Object.assign(draft, { stock: "2.5" })),
        )(all.filter(({ type, kind }) => type !== "item" || kind === "product")),
      ),
    { reason: "field", detail: "versions.0.draft.stock" },
  ],
  [
    "a text that is too long",
    (file) =>
      changedFile(
        file,
        first(
          "item",
          changedDraft((draft) => Object.assign((draft.texts as { en: object }).en, { title: "x".repeat(400) })),
        ),
      ),
    { reason: "field", detail: "versions.0.draft.texts.en.title" },
  ],
  [
    "a state that does not follow",
    (file) =>
      changedFile(
        file,
        first("item", (record) => ({ ...record, state: "bin" })),
      ),
    { reason: "field", detail: "state" },
  ],
  [
    "a picture that the file does not hold",
    (file) => changedFile(file, (all) => all.filter(({ type }) => type !== "picture")),
    { reason: "picture-missing" },
  ],
  [
    "a document that the file does not hold",
    (file) => changedFile(file, (all) => all.filter(({ type }) => type !== "document")),
    { reason: "document-missing" },
  ],
  [
    "a path in place of a key",
    (file) =>
      changedFile(
        file,
        first("picture", (record) => ({ ...record, key: "../../etc/passwd" })),
      ),
    { reason: "field", detail: "key" },
  ],
  [
    "a file that is no base64",
    (file) =>
      changedFile(
        file,
        first("document", (record) => ({ ...record, data: "****" })),
      ),
    { reason: "field", detail: "data" },
  ],
  [
    "a page in place of a picture",
    (file) =>
      changedFile(
        file,
        first("picture", (record) => ({ ...record, data: btoa("<html>") })),
      ),
    { reason: "file", file: "not-a-picture" },
  ],
  [
    "a page in place of a document",
    (file) =>
      changedFile(
        file,
        first("document", (record) => ({ ...record, data: btoa("<html>") })),
      ),
    { reason: "file", file: "not-a-pdf" },
  ],
];

/** Whatever is refused or fails leaves the site as it was. Called inside of `describe`. */
export function importRefusals(tried: () => Tried): void {
  afterEach(async () => {
    const { target, before, dataDir } = tried();
    // An id that was taken stays taken.
    const content = (exported: string) => comparable(exported).filter(({ type }) => type !== "ids");
    expect(content(await target.exported())).toEqual(content(before));
    for (const folder of ["imports", "pictures", "documents"]) {
      const left = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true });
      expect(left.filter((entry) => entry.isFile())).toEqual([]);
    }
  });

  test.each(WRONG_FILES)("%s", async (_, make, said) => {
    const { target, file } = tried();
    expect(await target.imported(make(file))).toMatchObject({ kind: "refused", ...said });
  });

  test("a failure while it is written", async () => {
    const { target, file } = tried();
    const put = vi.spyOn(target.storage.company.record, "put").mockRejectedValueOnce(new Error("broken"));
    await expect(target.imported(file)).rejects.toThrow("broken");
    expect(put).toHaveBeenCalledOnce();
  });

  test("a failure in the transaction that replaces the examples, after what was prepared has been copied", async () => {
    const { target, file } = tried();
    const put = vi.spyOn(target.storage.settings.records.retention, "put").mockRejectedValueOnce(new Error("broken"));
    await expect(target.imported(file)).rejects.toThrow("broken");
    expect(put).toHaveBeenCalledOnce();
  });

  test("a second one at the same time", async () => {
    const { target, file } = tried();
    const broken = changedFile(file, (all) => all.filter(({ type }) => type !== "company"));
    const outcomes = await Promise.all([target.imported(broken), target.imported(broken)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["busy", "refused"]);
  });

  test("something that is saved while it runs", async () => {
    const { target, file } = tried();
    const { pictures, publishing } = target;
    const receive = pictures.receiveImported;
    let id = 0;
    vi.spyOn(pictures, "receiveImported").mockImplementationOnce(async (...args) => {
      id = await saved(target, "news", draftSample("news", "Meanwhile"));
      return receive(...args);
    });
    expect(await target.imported(file)).toEqual({
      kind: "in-the-way",
      inTheWay: { items: { news: 1 }, submissions: {} },
    });
    await publishing.moveToBin(admin, "news", id);
    await publishing.deleteForGood(admin, "news", id);
  });
}
