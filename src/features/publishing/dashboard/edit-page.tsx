import { data, useLocation } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { type InEveryLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Storage } from "#platform/services.server.ts";
import { DRAFT_PARAM, draftKeyOf, newDraftKey } from "../autosaves.ts";
import type { AnyCollection } from "../collection.ts";
import { collectionOf } from "../definitions.ts";
import { type Draft, idsOf } from "../drafts/drafts.ts";
import type { DocumentFile } from "../file-lists.ts";
import type { Autosave, EntryName } from "../publishing.server.ts";
import { shownDocuments, shownPictures } from "../references.ts";
import type { Route } from "./+types/edit-page";
import type { Editor } from "./editor/editor-context.tsx";
import { ItemEditor } from "./editor/item-editor.tsx";
import { ItemSide } from "./editor/item-side.tsx";
import { openItem } from "./open-item.ts";

/**
 * Loads the item's newest version with the actor's autosave, or an empty form below /create. `?draft=KEY` names one
 * of several autosaves; a new item without it gets a key, which the form writes into its address.
 */
export async function loader(args: Route.LoaderArgs) {
  const { actor, publishing, pictures, references, figures, storage, searchParams } = await staffContext(args);
  const collection = collectionOf(args.context, args.request);
  const kind = collection.name;
  const isNew = args.params.id === "create" && collection.page === undefined;
  const { data: id } = itemId.safeParse(args.params.id);
  const named = draftKeyOf(searchParams);
  if (named === undefined) throw data(null, 404);
  const isNamed = searchParams.has(DRAFT_PARAM);
  const draftKey = isNamed || !isNew ? named : newDraftKey();
  const item = id === undefined ? undefined : await openItem(args, kind, id, isNamed ? named : undefined);
  if (!isNew && item === undefined) throw data(null, 404);
  const opened = item ?? (await publishing.openNew(actor, kind, draftKey));
  const saved = opened.draft as unknown as Draft;
  const drafts = [saved, ...(opened.autosave === undefined ? [] : [opened.autosave.draft as unknown as Draft])];
  const choices: Record<string, readonly (EntryName & { isGone?: true })[]> = {};
  for (const [name, { to, max }] of Object.entries(collection.facts)) {
    if (to === undefined) continue;
    const ids = new Set(drafts.flatMap((draft) => idsOf(draft, name)));
    const isOne = max === 1;
    const listed = !isOne ? [] : await labelsIn(storage, to, actor.language);
    for (const { id } of listed) ids.delete(id);
    const others = await references(to, [...ids], actor.language);
    choices[name] = [...listed, ...(isOne ? others.map((one) => ({ ...one, isGone: true as const })) : others)];
  }
  const alts: Record<string, InEveryLanguage<string> | undefined> = {};
  const documents: Record<string, DocumentFile | undefined> = {};
  for (const draft of drafts) {
    for (const path of shownPictures(collection, draft)) alts[path] ??= await pictures.altOf(path);
    for (const path of shownDocuments(collection, draft)) documents[path] ??= await pictures.documentOf(path);
  }
  const { shown } = await figures(actor.language);
  return {
    kind,
    item,
    saved,
    draftKey,
    autosave: opened.autosave as (Omit<Autosave, "draft"> & { draft: Draft }) | undefined,
    previewLinks: id === undefined ? [] : await publishing.previewLinks(actor, kind, id),
    choices,
    values: collection.values === undefined ? undefined : await publishing.values(actor),
    alts,
    documents,
    examples: examplesOf(collection),
    figureLabels: Object.fromEntries(shown.flatMap(({ name, label }) => (name === undefined ? [] : [[name, label]]))),
  };
}

/** Returns examples of the values that single fields of a page may name, in each language. */
function examplesOf({ page }: AnyCollection): Editor["examples"] {
  const examples = page?.examples;
  if (examples === undefined) return undefined;
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, examples(code)])) as Editor["examples"];
}

/** Returns the entries of a list that visitors see, by their titles. */
async function labelsIn(storage: Storage, list: string, language: Language): Promise<EntryName[]> {
  const entries = await storage.collection(list).all(language);
  const { compare } = new Intl.Collator(LANGUAGES[language].locale, { numeric: true });
  return entries
    .map(({ id, text: { title, language: titleLanguage } }) => ({ id, title, titleLanguage }))
    .sort((a, b) => compare(a.title, b.title));
}

export default function EditPage({
  loaderData: { previewLinks, choices, alts, documents, ...opened },
}: Route.ComponentProps) {
  const { kind, item } = opened;
  const { state } = useLocation();
  const form = savedForm(state) ?? `${kind} ${item?.id ?? "new"} ${opened.draftKey}`;
  return (
    <ItemEditor key={form} name={form} opened={opened} choices={choices} alts={alts} documents={documents}>
      {item === undefined ? null : <ItemSide item={item} links={previewLinks} />}
    </ItemEditor>
  );
}

/** Returns the form that has just saved the item of this address for the first time, from the state of the history. */
function savedForm(state: unknown): string | undefined {
  const { form } = (state ?? {}) as { form?: unknown };
  return typeof form === "string" ? form : undefined;
}
