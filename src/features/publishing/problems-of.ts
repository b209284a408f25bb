import { LINE_MAX, LINES_MAX, linesOf } from "#collections/offers/requirement-lines.ts";
import { FALLBACK_LANGUAGE, type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { momentOf } from "#platform/i18n/time-zone.ts";
import { linksOf, picturesOf } from "#ui/rich-text/references.ts";
import { linkKind } from "#ui/rich-text/safe-link.ts";
import { type Draft, factOf, fieldsOf, textOf } from "./drafts/drafts.ts";
import type { FactField } from "./drafts/fields.ts";
import type { ItemKind } from "./kinds.ts";
import { type EnglishTexts, isShownIn, languageStates } from "./language-states.ts";
import { type Problem, type ProblemCode, problem } from "./problems.ts";
import { shownPicture } from "./references.ts";

/** What the rules ask of the rest of the site. */
export interface Surroundings {
  /** YYYY-MM-DD. */
  today: string;
  /** Whether the library has a picture by this path. */
  pictureKnown(path: string): boolean;
  /** Whether there is an uploaded document by this path. */
  documentKnown(path: string): boolean;
  /** Whether the site answers a link; those that lead elsewhere count as answered. */
  linkAlive(link: string): boolean;
  /** The alternative texts that the library has of a picture. */
  altOf(path: string): InEveryLanguage<string> | undefined;
  /** The English texts that each translation was made from, where it is known. */
  englishThen?: Readonly<Partial<Record<Language, EnglishTexts>>>;
}

/** The least and the greatest value of each number, and the problem of any other. */
const NUMBERS: Readonly<Record<string, { bounds: readonly [number, number]; code: ProblemCode }>> = {
  year: { bounds: [1950, 2200], code: "malformed-year" },
  stock: { bounds: [0, 1_000_000], code: "malformed-stock" },
};

/** All that is wrong with a draft: what refuses it, what publishing waits for, and what staff should know before it. */
export function problemsOf(kind: ItemKind, draft: Draft, around: Surroundings): Problem[] {
  return [
    ...factProblems(kind, draft, around),
    ...datesProblems(draft, around),
    ...LANGUAGE_CODES.flatMap((language) => textProblems(kind, draft, language, around)),
    ...translationProblems(kind, draft, around),
    ...altProblems(kind, draft, around),
  ];
}

function factProblems(kind: ItemKind, draft: Draft, around: Surroundings): Problem[] {
  return Object.entries(fieldsOf(kind).facts).flatMap(([name, field]) => {
    const value = factOf(draft, name);
    if (value !== "") return valueProblems(name, field, value, around);
    if (!field.required) return [];
    return [problem(name, name.startsWith("mayName") ? "permission-unanswered" : "missing")];
  });
}

function valueProblems(name: string, field: FactField, value: string, around: Surroundings): Problem[] {
  const unless = (isFine: boolean, code: ProblemCode) => (isFine ? [] : [problem(name, code)]);
  switch (field.control) {
    case "picture":
      return unless(around.pictureKnown(value), "unknown-picture");
    case "document":
      if (linkKind(value) === "site") return unless(around.documentKnown(value), "unknown-document");
      return unless(linkKind(value) === "web", "malformed-url");
    case "url":
      return unless(linkKind(value) === "web", "malformed-url");
    case "day":
      return unless(momentOf(`${value}T12:00`) !== undefined, "malformed-day");
    case "number":
      return unless(isNumberWithin(value, NUMBERS[name]?.bounds), NUMBERS[name]?.code ?? "malformed");
    case "country":
      return unless(/^[A-Z]{2}$/.test(value), "malformed-country");
    case "choice":
      return unless(field.choices?.includes(value) === true, name === "img" ? "unknown-picture" : "unknown-choice");
    default:
      return [];
  }
}

function isNumberWithin(value: string, [least, most]: readonly [number, number] = [0, 0]): boolean {
  return /^\d{1,7}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function datesProblems(draft: Draft, { today }: Surroundings): Problem[] {
  const [from, until] = [factOf(draft, "openFrom"), factOf(draft, "openUntil")];
  if (until === "") return [];
  return [
    ...(from !== "" && until < from ? [problem("openUntil", "ends-before-it-opens")] : []),
    ...(until < today ? [problem("openUntil", "already-closed")] : []),
  ];
}

/** What is wrong inside of one language, whether its page is shown or not. */
function textProblems(kind: ItemKind, draft: Draft, language: Language, around: Surroundings): Problem[] {
  const path = (name: string) => `texts.${language}.${name}`;
  const { rich } = draft.texts[language];
  const pictures = rich === undefined ? [] : picturesOf(rich).map(({ picture }) => picture);
  const links = rich === undefined ? [] : linksOf(rich);
  return [
    ...Object.entries(fieldsOf(kind).texts).flatMap(([name, { required, control }]) => {
      const text = textOf(draft, language, name);
      if (language === FALLBACK_LANGUAGE && required && text.trim() === "") return [problem(path(name), "missing")];
      return control === "lines" ? lineProblems(path(name), text) : [];
    }),
    ...[...new Set(pictures)].flatMap((picture) =>
      around.pictureKnown(picture) ? [] : [problem(path("description"), "unknown-picture", picture)],
    ),
    ...links.flatMap((link) => (around.linkAlive(link) ? [] : [problem(path("description"), "dead-link", link)])),
  ];
}

function lineProblems(path: string, text: string): Problem[] {
  const lines = linesOf(text);
  return [
    ...(lines.length > LINES_MAX ? [problem(path, "too-many-lines")] : []),
    ...(lines.some((line) => line.length > LINE_MAX) ? [problem(path, "line-too-long")] : []),
  ];
}

const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== FALLBACK_LANGUAGE);

function translationProblems(kind: ItemKind, draft: Draft, { englishThen }: Surroundings): Problem[] {
  const states = languageStates(kind, draft, englishThen);
  return OTHER_LANGUAGES.flatMap((language) => {
    const { state, missingFields } = states[language];
    const path = `texts.${language}`;
    if (state === "missing") return [problem(path, "translation-missing")];
    if (state === "incomplete")
      return missingFields.map((name) => problem(`${path}.${name}`, "translation-incomplete"));
    const outdated = state === "changed" ? [problem(path, "translation-outdated")] : [];
    return [...outdated, ...untranslated(kind, draft, language)];
  });
}

/** Fields that nothing requires, filled in English and empty in a language that is shown. */
function untranslated(kind: ItemKind, draft: Draft, language: Language): Problem[] {
  return Object.entries(fieldsOf(kind).texts).flatMap(([name, { required }]) => {
    if (required || name === "imageAlt") return [];
    const isLost = textOf(draft, FALLBACK_LANGUAGE, name).trim() !== "" && textOf(draft, language, name).trim() === "";
    return isLost ? [problem(`texts.${language}.${name}`, "not-translated")] : [];
  });
}

/** Pictures without words in a language that is shown, where neither the item nor the library has any. */
function altProblems(kind: ItemKind, draft: Draft, { altOf }: Surroundings): Problem[] {
  if (!("imageAlt" in fieldsOf(kind).texts)) return [];
  return LANGUAGE_CODES.filter((language) => isShownIn(kind, draft, language)).flatMap((language) => {
    const { rich } = draft.texts[language];
    const ofLibrary = (picture: string) => altOf(picture)?.[language] ?? "";
    const silent = (rich === undefined ? [] : picturesOf(rich)).filter(
      ({ picture, alt }) => (alt.trim() || ofLibrary(picture)) === "",
    );
    const own = textOf(draft, language, "imageAlt").trim() || ofLibrary(shownPicture(kind, draft));
    return [
      ...(own === "" ? [problem(`texts.${language}.imageAlt`, "alt-missing")] : []),
      ...silent.map(({ picture }) => problem(`texts.${language}.description`, "alt-missing", picture)),
    ];
  });
}
