import type { Locator, Page } from "@playwright/test";
import type { Language } from "#platform/i18n/languages.ts";
import { expect } from "../fixtures.ts";

/** Values of the fields of one language, by label. */
type Typed = Readonly<Record<string, string>>;

/** Decoding a picture has a low priority, and other tests run at the same time. */
const PICTURE_TIMEOUT = { timeout: 60_000 };

/** The form of an item in the English dashboard. */
export interface ItemForm {
  /** The control of a text in a language. */
  text(language: Language, label: string): Locator;
  /** Waits until the form's script runs, including the editors of rich texts. */
  ready(): Promise<void>;
  write(language: Language, typed: Typed): Promise<void>;
  /** Uploads a picture from the form. */
  uploadPicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** The dialog before publishing. */
  check: Locator;
  openCheck(): Promise<void>;
  /** Publishes through that dialog. */
  publish(): Promise<void>;
  save: Locator;
}

/** Finds the form of the open page. */
export function itemFormOn(page: Page): ItemForm {
  const check = page.getByRole("dialog", { name: "Check and publish" });
  const button = (name: string, within: Page | Locator = page) => within.getByRole("button", { name, exact: true });
  const text = (language: Language, label: string) =>
    page.locator(`#panel-${language}`).getByRole("textbox", { name: new RegExp(`^${label}(?: \\(optional\\))?$`) });
  const openCheck = async () => {
    await button("Publish").click();
    await expect(check.getByText("Checking…")).toBeHidden();
  };
  return {
    text,
    ready: () => expect(page.locator("[contenteditable=true]").first()).toBeAttached(),
    async write(language, typed) {
      for (const [label, value] of Object.entries(typed)) await text(language, label).fill(value);
    },
    async uploadPicture(file) {
      await button("Choose or upload").click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      await picker.getByLabel("Choose files").setInputFiles(file);
      await expect(picker).toBeHidden(PICTURE_TIMEOUT);
      await expect(button("Choose another")).toBeVisible();
    },
    check,
    openCheck,
    async publish() {
      await openCheck();
      await button("Publish", check).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
    save: button("Save"),
  };
}
