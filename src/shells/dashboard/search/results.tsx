import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { accountsTexts } from "#features/accounts/texts.ts";
import { libraryAddress } from "#features/media-library/dashboard/library-address.ts";
import { Thumbnail } from "#features/media-library/dashboard/thumbnail.tsx";
import { pictureTexts } from "#features/media-library/texts.ts";
import { useCollection } from "#features/publishing/dashboard/collections.ts";
import { ItemLink } from "#features/publishing/dashboard/parts/item-link.tsx";
import { StateChip } from "#features/publishing/dashboard/parts/state-chip.tsx";
import type { FoundEntries, StaffListItem } from "#features/publishing/publishing.server.ts";
import { publishingTexts } from "#features/publishing/texts.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import type { InboxEntry } from "#features/submissions/inbox.server.ts";
import { inboxSearch } from "#features/submissions/inbox-query.ts";
import { timeText } from "#platform/i18n/dates.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import css from "./search.module.css";

/** The first results of one kind, and whether there are more. */
interface Found<T> {
  found: readonly T[];
  cut: boolean;
}

/** Results of a search, as far as the account may see them. */
export interface SearchResults extends FoundEntries {
  submissions: readonly (Found<InboxEntry> & { form: string })[];
  /** The encrypted search, for the addresses of inboxes. */
  search: string;
  people: Found<{ id: string; name: string; username: string }>;
  pictures: Found<{ key: string; path: string; name: string; alt: InEveryLanguage<string> }>;
}

/** The results by kind; a sentence when there are none. */
export function Results({ results, q }: { results: SearchResults; q: string }) {
  const { texts, language } = useStaff(publishingTexts, accountsTexts, pictureTexts);
  const { search: t } = texts;
  const { entries, pages, submissions, search, people, pictures } = results;
  const count = [entries.found, pages, people.found, pictures.found, ...submissions.map(({ found }) => found)].flat()
    .length;
  return (
    <>
      <p role="status" className="mono muted">
        {count === 0 ? fill(t.none, { q }) : fill(t.shown, { count })}
      </p>
      <Group title={t.entries} cut={entries.cut}>
        {entries.found.map((item) => (
          <li key={`${item.kind}${item.id}`}>
            <ItemLink item={item} />
            <CollectionName item={item} />
            <StateChip item={item} />
          </li>
        ))}
      </Group>
      <Group title={texts.pages.title}>
        {pages.map((item) => (
          <li key={item.kind}>
            <PageLink item={item} />
          </li>
        ))}
      </Group>
      {useForms().map((form) => {
        const { found = [], cut = false } = submissions.find((one) => one.form === form.name) ?? {};
        const filter = { view: "everywhere", owner: "anyone", about: undefined, search } as const;
        const path = `/dashboard/${form.dashboard}`;
        return (
          <Group key={form.name} title={form.texts.title} cut={cut} to={path + inboxSearch(form, filter)}>
            {found.map(({ key, name, reference, receivedAt }) => (
              <li key={key}>
                <Link to={`${path}/${key}`}>{name}</Link>
                <span className="mono muted" suppressHydrationWarning>
                  {reference}, {timeText(receivedAt, language)}
                </span>
              </li>
            ))}
          </Group>
        );
      })}
      <Group title={texts.staffAccounts.title} cut={people.cut}>
        {people.found.map(({ id, name, username }) => (
          <li key={id}>
            <Link to="/dashboard/staff">{name}</Link>
            <span className="mono muted">{username}</span>
          </li>
        ))}
      </Group>
      <Group title={texts.pictures.title} cut={pictures.cut} to={libraryAddress(search)}>
        {pictures.found.map(({ key, path, name, alt }) => (
          <li key={key}>
            <Thumbnail path={path} alt="" />
            <Link to={`/dashboard/pictures/${key}`}>{alt[language] || name}</Link>
          </li>
        ))}
      </Group>
    </>
  );
}

/** One kind of results; nothing without any. @param to the whole list of them */
function Group({
  title,
  cut = false,
  to,
  children,
}: {
  title: string;
  cut?: boolean;
  to?: string;
  children: readonly ReactNode[];
}) {
  const { search } = useTexts();
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.list}>{children}</ul>
      {cut ? (
        <p className={css.more}>
          {to === undefined ? fill(search.cut, { count: children.length }) : <Link to={to}>{search.all}</Link>}
        </p>
      ) : null}
    </section>
  );
}

function CollectionName({ item }: { item: StaffListItem }) {
  return <span className="mono muted">{useCollection(item.kind).words.name}</span>;
}

function PageLink({ item: { kind, id } }: { item: StaffListItem }) {
  const { addresses, words } = useCollection(kind);
  return <Link to={`/dashboard/${addresses.dashboard}/${id}`}>{words.name}</Link>;
}
