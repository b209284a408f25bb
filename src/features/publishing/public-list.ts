import { data, type RouterContextProvider } from "react-router";
import { cacheableBy } from "#platform/http/cacheable.ts";
import type { RouteCacheHandle } from "#platform/http/route-handle.server.ts";
import { countryName, inLanguageName, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import type { Translate } from "#platform/i18n/texts.ts";
import { type ListControls, type ListOption, type ListQuery, listSearch, readListQuery } from "#ui/site/list-query.ts";
import { siteContext } from "#ui/site/site-context.ts";
import type { AnyCollection, Published } from "./collection.ts";
import type { FactField } from "./fields.ts";
import { filterFields, listFields } from "./listed-fields.ts";
import type { FacetValue } from "./storage/facets.server.ts";

/**
 * Returns the route handle of a collection's list page. Pages filtered by a choice are cached, as the definition lists its
 * values. Pages filtered by other fields are rendered for each request: their values are too many to cache.
 */
export function cacheableList(collection: AnyCollection): RouteCacheHandle {
  const fields = listFields(collection);
  const endless = Object.entries(filterFields(collection)).flatMap(([name, { control }]) =>
    control === "choice" ? [] : [name],
  );
  return cacheableBy((given) => listSearch(readListQuery(given, fields)), endless);
}

/** Data of the page of a collection's list. */
export interface PublicList<C extends AnyCollection> {
  query: ListQuery;
  items: Published<C>[];
  /** Entries that match, on all pages. */
  total: number;
  controls: ListControls;
}

/**
 * Loads the page of a collection's list that a URL requests: `?q=pump&country=NO&by=year&sort=asc&page=2`.
 * @throws 404 for a page beyond the last
 */
export async function loadList<C extends AnyCollection>(
  collection: C,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
): Promise<PublicList<C>> {
  const services = siteContext(context, request);
  const { storage, language, searchParams } = services;
  const fields = listFields(collection);
  const query = readListQuery(searchParams, fields);
  // Lists that are not ordered by a day have one order of their own.
  const sort = query.by === undefined && !fields.turns && !collection.order.newestFirst ? "asc" : query.sort;
  const { items, total } = await storage.collection(collection).list(language, { ...query, sort });
  if (query.page > 1 && items.length === 0) throw data(undefined, { status: 404 });
  return { query, items, total, controls: await controlsOf(collection, { ...query, sort }, services) };
}

type SiteContext = ReturnType<typeof siteContext>;

/** The controls of a list, in the language of its page. Labels are texts of the collection: "fields.year", "choices.topic.training". */
async function controlsOf(collection: AnyCollection, query: ListQuery, services: SiteContext): Promise<ListControls> {
  const { storage, language } = services;
  const { sorts, turns } = listFields(collection);
  // The types of definitions guarantee these texts.
  const t = collection.words.site(language) as Translate<string>;
  const values = await storage.collection(collection.name).values();
  const filters = Object.entries(filterFields(collection)).map(async ([name, field]) => {
    const chosen = query.filters?.[name];
    const found = values[name] ?? [];
    const isOffered = chosen === undefined || found.some(({ value }) => value === chosen);
    const offered = isOffered ? found : [...found, { value: chosen, count: 0 }];
    const labels = await labelsOf(name, field, offered, services, t);
    const options = offered.flatMap(({ value, count }) => {
      const label = labels.get(value);
      return label === undefined ? [] : [{ value, label, count }];
    });
    return { name, label: t(`fields.${name}`), options: inOrder(field, options, language) };
  });
  const withValues = (await Promise.all(filters)).filter(({ options }) => options.length > 0);
  return {
    filters: withValues,
    sorts: sorts.map((name) => ({ value: name, label: t(`fields.${name}`) })),
    turns,
    sort: query.sort,
  };
}

/** Returns the labels of values in the language of the page. Referenced entries that visitors do not see have none. */
async function labelsOf(
  name: string,
  { control, to = "" }: FactField,
  values: readonly FacetValue[],
  { storage, language }: SiteContext,
  t: Translate<string>,
): Promise<ReadonlyMap<string, string>> {
  if (control === "references") {
    const ids = values.map(({ value }) => Number(value));
    const seen = (await storage.collection(to).titles(ids, language)).filter(({ isSeen }) => isSeen);
    return new Map(
      seen.map(({ id, title, language: shown }) => [
        String(id),
        shown === language ? title : `${title}, ${inLanguageName(shown, language)}`,
      ]),
    );
  }
  const label = (value: string) => {
    if (control === "country") return countryName(value, language);
    return control === "choice" ? t(`choices.${name}.${value}`) : value;
  };
  return new Map(values.map(({ value }) => [value, label(value)]));
}

/** Sorts choices in the order of the definition, years and numbers descending, and others by the rules of the language. */
function inOrder({ control, choices = [] }: FactField, options: readonly Option[], language: Language): ListOption[] {
  const { compare } = new Intl.Collator(LANGUAGES[language].locale, { numeric: true });
  const sorted = options.toSorted((a, b) => {
    if (control === "choice") return choices.indexOf(a.value) - choices.indexOf(b.value);
    return control === "number" || control === "day" ? Number(b.value) - Number(a.value) : compare(a.label, b.label);
  });
  return sorted.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }));
}

type Option = ListOption & { count: number };
