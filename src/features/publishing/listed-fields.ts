import type { ListFields } from "#ui/site/list-query.ts";
import { COUNTRY_CODES } from "./countries.ts";
import { type FactField, fitsPattern, ID_MAX, type TextField } from "./fields.ts";

/** Parameters of every list, which are no names of filterable fields. */
const LIST_PARAMETERS = ["q", "by", "sort", "page"];
/** Maximum length of a filtered or sorted value, in characters: databases limit what they index. */
export const VALUE_MAX = 300;

/** The part of a collection that lists need. */
interface ListedCollection {
  readonly name: string;
  readonly texts: Readonly<Record<string, TextField>>;
  readonly facts: Readonly<Record<string, FactField>>;
  readonly computed: Readonly<Record<string, FactField>>;
  readonly order: { readonly by: string };
  readonly json?: { readonly facts: Readonly<Record<string, string>> };
}

/** Returns the filterable facts, by name. */
export function filterFields({ facts, computed }: Omit<ListedCollection, "name">): Record<string, FactField> {
  return Object.fromEntries(Object.entries({ ...facts, ...computed }).filter(([, { filterable }]) => filterable));
}

/** Returns the names of sortable fields, the title first. */
export function sortFields({ texts, facts, computed, order }: Omit<ListedCollection, "name">): string[] {
  return Object.entries({ ...texts, ...facts, ...computed }).flatMap(([name, { sortable }]) =>
    sortable && name !== order.by ? [name] : [],
  );
}

/**
 * Checks the rules of a definition for lists that its types do not check.
 * @throws Error that names the collection, the field and what is wrong
 */
export function checkListed(collection: ListedCollection): void {
  const { name, texts, facts, computed, order, json } = collection;
  const wrong = (field: string, what: string) => new Error(`collection ${name}: the field ${field} ${what}`);
  for (const [field, { filterable, sortable }] of Object.entries(texts)) {
    if (filterable) throw wrong(field, "is a text, which lists cannot be filtered by");
    if (sortable && field !== "title")
      throw wrong(field, "is a text other than the title, which lists cannot be sorted by");
  }
  if (order.by !== "id" && !["day", "number"].includes(facts[order.by]?.control ?? ""))
    throw wrong(order.by, "is neither a day nor a number, which lists are ordered by");
  const listed = Object.entries({ title: texts.title, ...facts, ...computed }).filter(
    ([, field]) => field?.filterable || field?.sortable,
  );
  const namesOf = (field: string) => [
    field,
    ...Object.entries(json?.facts ?? {}).flatMap(([call, fact]) => (fact === field ? call : [])),
  ];
  for (const [field, { control, max, internal, filterable }] of listed as [string, FactField][]) {
    if (internal) throw wrong(field, "is internal, so that lists can be neither filtered nor sorted by it");
    if (filterable && namesOf(field).some((one) => LIST_PARAMETERS.includes(one)))
      throw wrong(field, "has the name of a parameter that every list has");
    if (control === "line" && max > VALUE_MAX)
      throw wrong(field, `has more than ${VALUE_MAX} characters, which lists cannot be filtered or sorted by`);
  }
}

/** How values of one kind of field appear in URLs. */
export interface Filter {
  /** Returns the value in its normalized spelling, or undefined for an invalid one. */
  read(given: string): string | undefined;
  /** Describes valid values, after "must be". */
  rule: string;
  /** The JSON Schema of a value. */
  schema: object;
}

const WHOLE_NUMBER = /^(0|[1-9]\d{0,14})$/;

function wholeNumber(min: number, max: number, what = "a number"): Filter {
  return {
    read: (given) => (WHOLE_NUMBER.test(given) && Number(given) >= min && Number(given) <= max ? given : undefined),
    rule: `${what} from ${min} to ${max}`,
    schema: { type: "integer", minimum: min, maximum: max },
  };
}

/** Returns the filter of a filterable field. */
export function filterOf(field: FactField): Filter {
  const { control, min = 0, max, choices = [] } = field;
  const oneOf = (values: readonly string[]) => (given: string) => (values.includes(given) ? given : undefined);
  switch (control) {
    case "number":
      return wholeNumber(min, max);
    case "references":
      return wholeNumber(1, ID_MAX, "an id");
    case "day":
      return {
        read: (given) => (/^\d{4}$/.test(given) ? given : undefined),
        rule: "a year as YYYY",
        schema: { type: "string", pattern: "^\\d{4}$" },
      };
    case "country":
      return {
        read: oneOf(COUNTRY_CODES),
        rule: "a code of ISO 3166-1 alpha-2",
        schema: { type: "string", pattern: "^[A-Z]{2}$" },
      };
    case "choice":
      return { read: oneOf(choices), rule: `one of ${choices.join(", ")}`, schema: { type: "string", enum: choices } };
    default:
      return {
        read(given) {
          const text = given
            .slice(0, max + 1)
            .toWellFormed()
            .trim();
          // PostgreSQL refuses texts with U+0000.
          const isFine = text !== "" && text.length <= max && !text.includes("\0");
          return isFine && fitsPattern(field, text) ? text : undefined;
        },
        rule: `a text of at most ${max} characters`,
        schema: { type: "string", maxLength: max },
      };
  }
}

/** What the address of a collection's list can ask for. */
export function listFields(collection: Omit<ListedCollection, "name">): ListFields {
  const filters = Object.entries(filterFields(collection)).map(
    ([name, field]) => [name, filterOf(field).read] as const,
  );
  return {
    filters: Object.fromEntries(filters),
    sorts: sortFields(collection),
    turns: collection.facts[collection.order.by]?.control === "day",
  };
}
