import { type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { momentOf } from "#platform/i18n/time-zone.ts";
import { linksOf, picturesOf } from "#ui/rich-text/references.ts";
import { linkKind } from "#ui/rich-text/safe-link.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { factOf, filesOf, idsOf, textOf } from "./drafts/drafts.ts";
import { type FactField, fitsPattern, isFileList, linesOf, richField, type TextField, valuesOf } from "./fields.ts";
import type { DocumentFile } from "./file-lists.ts";
import { chosenLabel, type LabelOf } from "./labels.ts";
import { type EnglishTexts, isShownIn, languageStates, leadLanguage } from "./language-states.ts";
import { placeholderProblems } from "./placeholder-problems.ts";
import { type Problem, type ProblemCode, problem } from "./problems.ts";
import { shownPicture } from "./references.ts";
import { rowLinks, rowProblems } from "./rows.ts";

/** The validation context: what the rules need to know of the rest of the site. */
export interface ValidationContext {
  /** YYYY-MM-DD. */
  today: string;
  /** Returns whether texts may name a value. */
  valueKnown(name: string): boolean;
  /** Returns whether the library has a picture with this path. */
  pictureKnown(path: string): boolean;
  /** Returns whether the picture with this path has the copies of a logo and an icon. */
  markKnown(path: string): boolean;
  /** Returns whether a document of the site has this path: an uploaded one, or one of its release. */
  documentKnown(path: string): boolean;
  /** What the library knows of an uploaded document; undefined for an unknown one. */
  documentOf(path: string): DocumentFile | undefined;
  /** Returns whether the site answers a link; links to other sites count as answered. */
  linkAlive(link: string): boolean;
  /** The alternative texts that the library has of a picture. */
  altOf(path: string): InEveryLanguage<string> | undefined;
  /** Returns the title (or id) of an entry that visitors do not see; undefined for one that they see. */
  hiddenTitle(to: string, id: number): string | undefined;
  labelOf: LabelOf;
  /** Of the unique fact: the title of another entry with its value, and the value that was published. */
  unique?: { takenBy: string | undefined; published: string | undefined };
  /** The English texts that each translation was made from, where it is known. */
  englishThen?: Readonly<Partial<Record<Language, EnglishTexts>>>;
}

/** Returns all problems of a draft: those that prevent saving or publication, and advice. */
export function problemsOf(collection: AnyCollection, draft: Draft, validation: ValidationContext): Problem[] {
  return [
    ...factProblems(collection, draft, validation),
    ...datesProblems(collection, draft, validation),
    ...LANGUAGE_CODES.flatMap((language) => textProblems(collection, draft, language, validation)),
    ...translationProblems(collection, draft, validation),
    ...altProblems(collection, draft, validation),
  ];
}

function factProblems(collection: AnyCollection, draft: Draft, validation: ValidationContext): Problem[] {
  return Object.entries(collection.facts).flatMap(([name, field]) => {
    const { to, of } = field;
    if (isFileList(field)) return fileProblems(name, field, draft, validation);
    if (to !== undefined) {
      return idsOf(draft, name).flatMap((id) => {
        const title = validation.hiddenTitle(to, id);
        return title === undefined
          ? []
          : [problem(name, of === undefined ? "reference-hidden" : "label-hidden", title)];
      });
    }
    const value = factOf(draft, name);
    const conflicts = field.unique ? uniqueProblems(name, value, validation) : [];
    if (value !== "") return [...valueProblems(name, field, value, validation), ...conflicts];
    if (!field.required) return conflicts;
    return [problem(name, field.missing ?? "missing")];
  });
}

/** Returns the path of the text of a file in problems: "pictures.2.text.pl". */
const fileTextPath = (name: string, index: number, language: Language) => `${name}.${index}.text.${language}`;

/** Returns the problems of a list of files: those that the library does not have. */
function fileProblems(name: string, { control }: FactField, draft: Draft, validation: ValidationContext): Problem[] {
  return filesOf(draft, name).flatMap(({ path }, i) => {
    if (control === "pictures")
      return validation.pictureKnown(path) ? [] : [problem(`${name}.${i}`, "unknown-picture", path)];
    return validation.documentOf(path) === undefined ? [problem(`${name}.${i}`, "unknown-document", path)] : [];
  });
}

function uniqueProblems(name: string, value: string, { unique }: ValidationContext): Problem[] {
  if (unique === undefined) return [];
  const { takenBy, published } = unique;
  if (published !== undefined && published !== value) return [problem(name, "value-fixed", published)];
  return takenBy === undefined ? [] : [problem(name, "value-taken", takenBy)];
}

function valueProblems(name: string, field: FactField, value: string, validation: ValidationContext): Problem[] {
  const unless = (isFine: boolean, code: ProblemCode) => (isFine ? [] : [problem(name, code)]);
  switch (field.control) {
    case "picture":
      if (!validation.pictureKnown(value)) return [problem(name, "unknown-picture")];
      return unless(field.mark !== true || validation.markKnown(value), "not-a-mark");
    case "document":
      if (linkKind(value) === "site") return unless(validation.documentKnown(value), "unknown-document");
      return unless(linkKind(value) === "web", "malformed-url");
    case "url":
      return unless(linkKind(value) === "web", "malformed-url");
    case "day":
      return unless(momentOf(`${value}T12:00`) !== undefined, "malformed-day");
    case "number":
      return unless(isNumberWithin(value, field), field.wrong ?? "malformed");
    case "country":
      return unless(/^[A-Z]{2}$/.test(value), "malformed-country");
    case "choice":
      return unless(field.choices?.includes(value) === true, field.wrong ?? "unknown-choice");
    case "choices":
      return unless(
        valuesOf(value).every((one) => field.choices?.includes(one)),
        "unknown-choice",
      );
    default:
      return unless(fitsPattern(field, value), field.wrong ?? "malformed");
  }
}

function isNumberWithin(value: string, { min = 0, max }: FactField): boolean {
  return /^\d{1,7}$/.test(value) && Number(value) >= min && Number(value) <= max;
}

function datesProblems({ visible }: AnyCollection, draft: Draft, { today }: ValidationContext): Problem[] {
  if (visible === undefined) return [];
  const [from, until] = [factOf(draft, visible.from), factOf(draft, visible.until)];
  if (until === "") return [];
  return [
    ...(from !== "" && until < from ? [problem(visible.until, "ends-before-it-opens")] : []),
    ...(until < today ? [problem(visible.until, "already-closed")] : []),
  ];
}

/** Returns the problems of one language, whether its page is shown or not. */
function textProblems(
  collection: AnyCollection,
  draft: Draft,
  language: Language,
  validation: ValidationContext,
): Problem[] {
  const path = (name: string) => `texts.${language}.${name}`;
  const isLead = language === leadLanguage(collection, draft);
  const { rich } = draft.texts[language];
  const richName = richField(collection.texts) ?? "";
  const pictures = rich === undefined ? [] : picturesOf(rich).map(({ picture }) => picture);
  const links = rich === undefined ? [] : linksOf(rich);
  return [
    ...Object.entries(collection.texts).flatMap(([name, field]) => {
      const text = textOf(draft, language, name);
      const listed = chosenLabel(collection, draft, name);
      const isEmpty = text.trim() === "" && (listed === undefined || !validation.labelOf(listed.to, listed.id));
      const isMissing = field.required && isEmpty;
      // A page has words in every language; another entry is shown in its leading one where a translation is incomplete.
      if (isMissing && collection.page !== undefined) return [problem(path(name), "missing")];
      if (isMissing && isLead) return [problem(path(name), "text-missing")];
      const isFilled = collection.values?.includes(name) === true;
      return [
        ...(field.control === "lines" ? lineProblems(path(name), text, field) : []),
        ...(field.control === "rows" ? rowProblems(path(name), text, field) : []),
        ...rowLinks(text, field.cells ?? {}).flatMap(({ place, link }) =>
          validation.linkAlive(link) ? [] : [problem(`${path(name)}.${place}`, "dead-link", link)],
        ),
        ...(isFilled ? placeholderProblems(path(name), text, field, validation.valueKnown) : []),
      ];
    }),
    ...[...new Set(pictures)].flatMap((picture) =>
      validation.pictureKnown(picture) ? [] : [problem(path(richName), "unknown-picture", picture)],
    ),
    ...links.flatMap((link) => (validation.linkAlive(link) ? [] : [problem(path(richName), "dead-link", link)])),
  ];
}

function lineProblems(path: string, text: string, { lines: most = 0, lineMax = 0 }: TextField): Problem[] {
  const lines = linesOf(text);
  return [
    ...(lines.length > most ? [problem(path, "too-many-lines", String(most))] : []),
    ...(lines.some((line) => line.length > lineMax) ? [problem(path, "line-too-long", String(lineMax))] : []),
  ];
}

function translationProblems(collection: AnyCollection, draft: Draft, { englishThen }: ValidationContext): Problem[] {
  const states = languageStates(collection, draft, englishThen);
  const lead = leadLanguage(collection, draft);
  return LANGUAGE_CODES.filter((language) => language !== lead).flatMap((language) => {
    const { state, missingFields } = states[language];
    const path = `texts.${language}`;
    // A page is not shown in another language: what it lacks prevents its publication.
    if (collection.page !== undefined && (state === "missing" || state === "incomplete")) return [];
    if (state === "missing") return [problem(path, "translation-missing", lead)];
    if (state === "incomplete")
      return missingFields.map((name) => problem(`${path}.${name}`, "translation-incomplete", lead));
    const outdated = state === "changed" ? [problem(path, "translation-outdated")] : [];
    return [...outdated, ...untranslated(collection, draft, language, lead)];
  });
}

/** Fields that nothing requires, filled in the leading language and empty in another one that is shown. */
function untranslated(collection: AnyCollection, draft: Draft, language: Language, lead: Language): Problem[] {
  const titles = Object.entries(collection.facts).flatMap(([name, { control }]) =>
    filesOf(draft, control === "documents" ? name : "").flatMap(({ text }, i) =>
      text[lead].trim() !== "" && text[language].trim() === ""
        ? [problem(fileTextPath(name, i, language), "not-translated", lead)]
        : [],
    ),
  );
  const texts = Object.entries(collection.texts).flatMap(([name, { required, pictureAlt }]) => {
    if (required || pictureAlt || chosenLabel(collection, draft, name) !== undefined) return [];
    const isLost = textOf(draft, lead, name).trim() !== "" && textOf(draft, language, name).trim() === "";
    return isLost ? [problem(`texts.${language}.${name}`, "not-translated", lead)] : [];
  });
  return [...titles, ...texts];
}

/** Pictures without words in a language that is shown, where neither the item nor the library has any. */
function altProblems(collection: AnyCollection, draft: Draft, { altOf }: ValidationContext): Problem[] {
  const altName = Object.entries(collection.texts).find(([, { pictureAlt }]) => pictureAlt)?.[0];
  const lists = Object.keys(collection.facts).filter((name) => collection.facts[name]?.control === "pictures");
  return LANGUAGE_CODES.filter((language) => isShownIn(collection, draft, language)).flatMap((language) => {
    const { rich } = draft.texts[language];
    const ofLibrary = (picture: string) => altOf(picture)?.[language] ?? "";
    const silent = (rich === undefined ? [] : picturesOf(rich)).filter(
      ({ picture, alt }) => (alt.trim() || ofLibrary(picture)) === "",
    );
    const silentFiles = lists.flatMap((name) =>
      filesOf(draft, name).flatMap(({ path, text }, i) =>
        (text[language].trim() || ofLibrary(path)) === "" ? [fileTextPath(name, i, language)] : [],
      ),
    );
    if (altName === undefined) return silentFiles.map((path) => problem(path, "alt-missing"));
    const own = textOf(draft, language, altName).trim() || ofLibrary(shownPicture(collection, draft));
    return [
      ...silentFiles.map((path) => problem(path, "alt-missing")),
      ...(own === "" ? [problem(`texts.${language}.${altName}`, "alt-missing")] : []),
      ...silent.map(({ picture }) =>
        problem(`texts.${language}.${richField(collection.texts)}`, "alt-missing", picture),
      ),
    ];
  });
}
