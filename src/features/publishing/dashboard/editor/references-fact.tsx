import { useEffect, useState } from "react";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useSearchAsTyped } from "#ui/dashboard/search-as-typed.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import field from "#ui/field.module.css";
import select from "#ui/select-field.module.css";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { idsOf } from "../../drafts/drafts.ts";
import type { FactField } from "../../fields.ts";
import type { EntryName } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { type ShownCollection, useCollection } from "../collections.ts";
import type { ListData } from "../list/list-data.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, EditorGroup, type FieldInfo, useControlAttributes } from "./editor-field.tsx";
import css from "./facts.module.css";

interface ReferencesFactProps {
  info: FieldInfo;
  field: FactField;
}

/** A choice of the entries that this one refers to; of a single one, from a list of all. */
export function ReferencesFact({ info, field }: ReferencesFactProps) {
  return field.max === 1 ? <OneEntry info={info} /> : <SeveralEntries info={info} field={field} />;
}

function OneEntry({ info }: { info: FieldInfo }) {
  const {
    texts: { editor },
  } = useStaff(publishingTexts);
  const { draft, setFact } = useItemEditor();
  const [chosen] = idsOf(draft, info.path);
  return (
    <EditorField info={info}>
      <select
        className={select.select}
        {...useControlAttributes(info)}
        value={chosen ?? ""}
        onChange={({ target }) => setFact(info.path, target.value === "" ? [] : [Number(target.value)])}
      >
        <option value="">{editor.notGiven}</option>
        <EntryOptions path={info.path} />
      </select>
    </EditorField>
  );
}

/** The options of a list with all entries, and with a chosen one that visitors no longer see. */
export function EntryOptions({ path }: { path: string }) {
  const {
    texts: { editor },
  } = useStaff(publishingTexts);
  return useItemEditor().choices[path]?.map(({ id, title, titleLanguage, isGone }) => (
    <option key={id} value={id} lang={isGone ? undefined : titleLanguage}>
      {isGone ? fill(editor.goneLabel, { title: title || String(id) }) : title}
    </option>
  ));
}

function SeveralEntries({ info, field: { to = "", max } }: ReferencesFactProps) {
  const named = useItemEditor().choices[info.path] ?? [];
  const collection = useCollection(to);
  return (
    <EditorGroup info={info}>
      <FoundEntries path={info.path} named={named} max={max} collection={collection} />
    </EditorGroup>
  );
}

interface BoxesProps {
  path: string;
  entries: readonly EntryName[];
  max: number;
}

function Boxes({ path, entries, max }: BoxesProps) {
  const { draft, setFact } = useItemEditor();
  const chosen = idsOf(draft, path);
  return (
    <div className={css.boxes}>
      {entries.map(({ id, title, titleLanguage }) => (
        <label key={id} className={field.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={chosen.length >= max && !chosen.includes(id)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== id);
              setFact(
                path,
                (target.checked ? [...others, id] : others).toSorted((a, b) => a - b),
              );
            }}
          />
          <span lang={titleLanguage}>{title}</span>
        </label>
      ))}
    </div>
  );
}

/** The chosen entries of a collection, and those that a search finds: one page of its list in the dashboard. */
function FoundEntries({
  path,
  named,
  max,
  collection: { words, addresses },
}: Omit<BoxesProps, "entries"> & { named: readonly EntryName[]; collection: ShownCollection }) {
  const {
    texts: { list },
    language,
  } = useStaff(publishingTexts);
  const { found: data, search } = useSearchAsTyped<ListData>(
    (q) => `/dashboard/${addresses.dashboard}?${new URLSearchParams({ q, sort: "title" })}`,
  );
  const chosen = idsOf(useItemEditor().draft, path);
  const [titles, setTitles] = useState(new Map(named.map((entry) => [entry.id, entry])));
  useEffect(() => {
    if (data !== undefined)
      setTitles(
        (known) => new Map<number, EntryName>([...known, ...data.items.map((item) => [item.id, item] as const)]),
      );
  }, [data]);

  const found = data?.items.map(({ id }) => id) ?? [];
  // `titles` has those just found only after this rendering.
  const nameOf = (id: number) => data?.items.find((item) => item.id === id) ?? titles.get(id);
  // A chosen entry stays in its place when it is unticked, so that it can be ticked again.
  const ids = new Set([...named.map(({ id }) => id), ...chosen].filter((id) => !found.includes(id)));
  const entries = [...ids, ...found].map((id): EntryName => {
    const { title = "", titleLanguage } = nameOf(id) ?? {};
    return { id, title: title || `${words.one} ${id}`, titleLanguage };
  });
  const left = data === undefined ? 0 : data.total - data.items.length;
  return (
    <>
      <input
        type="search"
        aria-label={list.search}
        placeholder={list.search}
        maxLength={QUERY_MAX}
        autoComplete="off"
        onChange={({ target }) => search(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className={css.found}>
        <Boxes path={path} entries={entries} max={max} />
        <p className={field.hint} role="status">
          {found.length === 0 && data !== undefined ? list.emptySearch : null}
          {left > 0 ? fill(plural(language, list.uses.more, left), { count: left }) : null}
        </p>
      </div>
    </>
  );
}
