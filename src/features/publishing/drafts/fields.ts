import type { Language } from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";

/** A text in each language. `lines` is typed one entry a line. */
export interface TextField {
  control: "line" | "area" | "rich" | "lines";
  /** Characters at most. */
  max: number;
  /** Publishing waits for it in English; a translation without it is not shown. */
  required: boolean;
}

/** What is said of the item once for all languages. */
export interface FactField {
  control: "picture" | "document" | "day" | "url" | "line" | "number" | "country" | "choice" | "services";
  /** Characters at most; entries of `services`; digits of `number`. */
  max: number;
  /** Publishing waits for it. */
  required: boolean;
  /** What `choice` may be beside empty. */
  choices?: readonly string[];
}

/** The fields of one kind, in the order in which a form asks for them. */
export interface KindFields {
  texts: Readonly<Record<string, TextField>>;
  facts: Readonly<Record<string, FactField>>;
}

type FactValue<F extends FactField> = F["control"] extends "services" ? number[] : string;

/** The texts of a draft in one language. With `rich`, `description` is its plain text. */
export type DraftTexts<F extends KindFields> = { -readonly [K in keyof F["texts"]]: string } & (F["texts"] extends {
  description: TextField;
}
  ? { rich?: RichDoc | undefined }
  : unknown);

/** What is typed into a form: every language is there, what is not written is empty. */
export type DraftOf<F extends KindFields> = { texts: Record<Language, DraftTexts<F>> } & {
  -readonly [K in keyof F["facts"]]: FactValue<F["facts"][K]>;
};

const title = { control: "line", max: 160, required: true } as const;
const imageAlt = { control: "line", max: 300, required: false } as const;
const description = { control: "rich", max: 20_000, required: true } as const;
const label = { control: "line", max: 80, required: false } as const;
const picture = { control: "picture", max: 300, required: false } as const;
const day = { control: "day", max: 10, required: true } as const;

/** Fields that several kinds have. */
export const common = { title, imageAlt, description, label, picture, day };
