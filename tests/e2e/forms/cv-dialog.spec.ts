import { submissionTexts } from "#features/submissions/texts.ts";
import { careersTexts } from "#pages/careers/texts.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expect, test } from "../fixtures.ts";
import { applicationsFrom } from "../stored-rows.ts";
import { atEnd } from "./at-end.ts";
import { cvFormOn, genuineCv, madeFile, newApplicant, sha256, storedFiles } from "./cv-form.ts";

const t = translate("en", careersTexts, submissionTexts);
const TEN_MB = 10 * 1024 * 1024;

test("the dialog closes by its button, by Escape and by Cancel, and retains what was typed", async ({ page }) => {
  await page.goto("/careers/1");
  const form = cvFormOn(page);
  const opener = page.getByRole("link", { name: t("attachCv"), exact: true }).first();
  await opener.click();
  await expect(form.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/careers\/1$/);
  const applicant = newApplicant();
  await form.fill(applicant);
  const ways = [
    () => form.dialog.getByRole("button", { name: t("forms.close"), exact: true }).click(),
    () => page.keyboard.press("Escape"),
    () => form.cancel.click(),
  ];
  for (const close of ways) {
    await close();
    await expect(form.dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.dialog).toBeVisible();
    expect(await form.typed()).toEqual(applicant);
  }
});

for (const [name, type] of [
  ["writer.doc", ".DOC"],
  ["writer.docx", ".docx"],
  ["chromium.pdf", ".pdf"],
] as const) {
  test(`a genuine ${type} goes up, the dialog closes empty, the file lies in the store byte for byte`, async ({
    page,
    site,
  }) => {
    await page.goto("/careers");
    const form = cvFormOn(page);
    await page.getByRole("link", { name: t("addCv"), exact: true }).click();
    const applicant = newApplicant();
    const file = await genuineCv(name, `Lebenslauf Zoë ż${type}`);
    await form.fill(applicant);
    await form.file.setInputFiles(file);
    await expect(form.form).toContainText(file.name);
    await expect(form.form).toContainText(/\d+ kB/);
    await form.send.click();
    await expect(form.dialog).toBeHidden();
    await expect(form.thanks).toBeVisible();
    await expect(form.thanks).toBeFocused();

    const [row] = await applicationsFrom(site.database, applicant.email);
    expect(row).toMatchObject({ file_name: file.name, file_sha256: sha256(file.buffer), consent: "vacancy" });
    expect((await storedFiles(site.database)).get(row?.file_key ?? "")).toEqual(file.buffer);

    await page.getByRole("link", { name: t("addCv"), exact: true }).click();
    expect(await form.typed()).toEqual({ firstName: "", lastName: "", email: "", phone: "" });
    expect(await form.file.inputValue()).toBe("");
    await expect(form.form).not.toContainText(file.name);
  });
}

test("a file of another type or size is refused when it is chosen, and a missing one when the form is sent", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto("/careers/2");
  const form = cvFormOn(page);
  await page
    .getByRole("link", { name: t("attachCv"), exact: true })
    .first()
    .click();
  await form.fill(newApplicant());
  await form.send.click();
  await expect(form.file).toHaveAccessibleDescription(/No file chosen\./);
  await expect(form.file).toBeFocused();

  const refused: [string, Buffer | string, string][] = [
    ["cv.rtf", "{\\rtf1}", "Please upload a file in .doc, .docx, or .pdf format."],
    ["cv.exe.pdf", "%PDF-1.4", t("forms.errors.fileTwoEndings")],
    ["cv.pdf", "", t("forms.errors.fileEmpty")],
    ["large.pdf", Buffer.alloc(TEN_MB + 1, "%PDF-1.4\n"), t("forms.errors.fileTooLarge", { megabytes: 10 })],
  ];
  for (const [name, content, error] of refused) {
    await form.file.setInputFiles(madeFile(name, content));
    await expect(form.file).toHaveAccessibleDescription(atEnd(error));
    expect(await form.file.inputValue(), "the file is discarded").toBe("");
    await expect(form.form).not.toContainText(name);
  }
  expect(posts).toEqual([]);
});

test.describe("refused by the server", () => {
  test.use({ expectedErrors: [/422/] });

  test("a web page named .pdf causes an error at the field; what was typed stays, and no file is stored", async ({
    page,
    site,
  }) => {
    const content = "<!doctype html><title>No CV</title><p>Renamed.";
    await page.goto("/pl/careers/1");
    const form = cvFormOn(page, "pl");
    await page
      .getByRole("link", { name: translate("pl", careersTexts, submissionTexts)("attachCv"), exact: true })
      .first()
      .click();
    const applicant = newApplicant();
    await form.fill(applicant);
    await form.file.setInputFiles(madeFile("cv.pdf", content));
    await form.send.click();
    const text = translate("pl", careersTexts, submissionTexts)("forms.errors.fileNotWhatItSays");
    await expect(form.file).toHaveAccessibleDescription(atEnd(text));
    await expect(form.dialog).toBeVisible();
    expect(await form.typed()).toEqual(applicant);
    expect(await applicationsFrom(site.database, applicant.email)).toEqual([]);
    const contents = [...(await storedFiles(site.database)).values()];
    expect(contents.filter((stored) => stored.includes("Renamed."))).toEqual([]);
  });
});

test("over a slow connection the progress is shown; Cancel or Escape stops the upload, the form stays, and nothing is stored", async ({
  page,
  context,
  site,
}) => {
  await page.goto("/careers/1");
  const form = cvFormOn(page);
  await page
    .getByRole("link", { name: t("attachCv"), exact: true })
    .first()
    .click();
  const applicant = newApplicant();
  await form.fill(applicant);
  const marker = `%PDF-1.4\n%${applicant.email}\n`;
  await form.file.setInputFiles(madeFile("slow.pdf", marker + "%".repeat(2_000_000)));
  const line = await context.newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", { ...speed, uploadThroughput: 50_000 });
  const bar = page.getByRole("progressbar", { name: t("upload.progress") });
  for (const stop of [() => form.cancel.click(), () => page.keyboard.press("Escape")]) {
    await form.send.click();
    await expect(bar).toBeVisible();
    await expect.poll(() => bar.evaluate((progress: HTMLProgressElement) => progress.value)).toBeGreaterThan(0);
    await stop();
    await expect(form.alert).toContainText(t("upload.stopped"));
    await expect(form.dialog).toBeVisible();
    await expect(bar).toBeHidden();
  }
  expect(await form.typed()).toEqual(applicant);
  await expect(form.form).toContainText("slow.pdf");
  await expect
    .poll(async () => [...(await storedFiles(site.database)).values()].some((stored) => stored.includes(marker)))
    .toBe(false);

  await line.send("Network.emulateNetworkConditions", { ...speed, uploadThroughput: -1 });
  const good = await genuineCv("writer.pdf");
  await form.file.setInputFiles(good);
  await form.sendAgain.click();
  await expect(form.thanks).toBeVisible();
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([
    expect.objectContaining({ file_sha256: sha256(good.buffer) }),
  ]);
});

test("a file can be dropped on the dialog; one of another type is refused", async ({ page, site }) => {
  await page.goto("/careers/1");
  const form = cvFormOn(page);
  await page
    .getByRole("link", { name: t("attachCv"), exact: true })
    .first()
    .click();
  const cv = await genuineCv("writer.docx");
  const drop = async (name: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([bytes, fileName]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], fileName));
        return transfer;
      },
      [cv.buffer.toString("base64"), name] as const,
    );
    await form.dialog.dispatchEvent("dragover", { dataTransfer });
    await form.dialog.dispatchEvent("drop", { dataTransfer });
  };
  await drop("cv.odt");
  await expect(form.file).toHaveAccessibleDescription(/Please upload a file in \.doc, \.docx, or \.pdf format\.$/);
  await drop("dropped.docx");
  await expect(form.form).toContainText("dropped.docx");
  const applicant = newApplicant();
  await form.fill(applicant);
  await form.future.check();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([
    expect.objectContaining({
      file_name: "dropped.docx",
      file_sha256: sha256(cv.buffer),
      consent: "future",
      about: 1,
    }),
  ]);
});
