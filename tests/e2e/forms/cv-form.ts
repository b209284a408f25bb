import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { submissionTexts } from "#features/submissions/texts.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import type { DatabaseLocation } from "#platform/database/open-database.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { translate } from "#platform/i18n/texts.ts";

/** Values of the CV form. */
export interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A file as Playwright passes it to a form. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a new applicant. */
export function newApplicant(): Applicant {
  return { firstName: "Zoë", lastName: "Wiśniewska", email: `${randomUUID()}@example.com`, phone: "+48 000 000 077" };
}

const FOLDER = "tests/fixtures/cv";

/** A genuine CV of `tests/fixtures/cv`. @param as its file name */
export async function genuineCv(name: string, as = name): Promise<GivenFile> {
  return { name: as, mimeType: "application/octet-stream", buffer: await readFile(join(FOLDER, name)) };
}

/** A file with any content. */
export function madeFile(name: string, content: Buffer | string): GivenFile {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}

/** The CV form of a page, found by accessible names. */
export interface CvFormOnPage {
  form: Locator;
  dialog: Locator;
  field(name: keyof Applicant): Locator;
  file: Locator;
  offer: Locator;
  future: Locator;
  send: Locator;
  sendAgain: Locator;
  cancel: Locator;
  alert: Locator;
  thanks: Locator;
  fill(applicant: Applicant): Promise<void>;
  typed(): Promise<Applicant>;
}

const FIELDS = ["firstName", "lastName", "email", "phone"] as const;

/** Finds the CV form of the open page. */
export function cvFormOn(page: Page, language: Language = "en"): CvFormOnPage {
  const t = translate(language, applicationTexts, submissionTexts);
  const form = page.getByRole("form", { name: t("formName") });
  const field = (name: keyof Applicant) => {
    const label = t(`forms.${name}`);
    return form.getByRole("textbox", {
      name: name === "phone" ? `${label} (${t("forms.optional")})` : label,
      exact: true,
    });
  };
  return {
    form,
    dialog: page.getByRole("dialog"),
    field,
    file: form.getByLabel(t("file"), { exact: true }),
    offer: form.getByRole("combobox", { name: t("offerField") }),
    future: form.getByRole("radio", { name: t("choices.consent.future") }),
    send: form.getByRole("button", { name: t("forms.send"), exact: true }),
    sendAgain: form.getByRole("button", { name: t("forms.sendAgain") }),
    cancel: form.locator("[data-cancel]"),
    alert: form.getByRole("alert"),
    thanks: page.getByRole("status").filter({ hasText: t("sent") }),
    async fill(applicant) {
      for (const name of FIELDS) await field(name).fill(applicant[name]);
    },
    async typed() {
      const entries = FIELDS.map(async (name) => [name, await field(name).inputValue()] as const);
      return Object.fromEntries(await Promise.all(entries)) as unknown as Applicant;
    },
  };
}

/** Returns the content of every file in the site's store, by key. */
export async function storedFiles({ dataDir }: DatabaseLocation): Promise<Map<string, Buffer>> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(async (path) => [basename(path), await readFile(path)] as const);
  return new Map(await Promise.all(read));
}

/** Returns the SHA-256 of a file as the database stores it. */
export function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Posts a CV to the API. @param fields beside the file. @param headers the site's own origin by default */
export async function postCv(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: GivenFile | undefined,
  headers: Readonly<Record<string, string>> = { origin: url },
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file !== undefined) body.set("cv", new File([new Uint8Array(file.buffer)], file.name));
  const answer = await fetch(`${url}/api/upload-cv/`, { method: "POST", body, headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}
