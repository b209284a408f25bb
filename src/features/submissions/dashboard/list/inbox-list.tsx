import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { Choosing, useChoice } from "#features/publishing/dashboard/list/choosing.tsx";
import lists from "#features/publishing/dashboard/list/item-list.module.css";
import { publishingTexts } from "#features/publishing/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass, LinkButton } from "#ui/button.tsx";
import { moveFocus, useKeys } from "#ui/dashboard/list-keys.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { Pages, PaginationLinks } from "#ui/dashboard/pages.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { bodyOf } from "../../form.ts";
import type { InboxPage } from "../../inbox.server.ts";
import { INBOX_PAGE_SIZE, inboxSearch, isNumbered, searchedView } from "../../inbox-query.ts";
import { useForm, useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { KeyHint } from "../key-hint.tsx";
import { KeysHelp } from "../keys-help.tsx";
import { EmptyInbox } from "./empty-inbox.tsx";
import { FactTable } from "./fact-table.tsx";
import { InboxControls } from "./inbox-controls.tsx";
import { InboxViews } from "./inbox-views.tsx";
import { TextTable } from "./text-table.tsx";

/** A form's inbox: search, filters, submissions and keyboard navigation. */
export function InboxList({ inbox }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const waiting = useNavigation().state === "loading";
  const { rows, onKeyDown, help } = useListKeys();
  const numbered = isNumbered(form);
  const isEmpty = inbox.submissions.length === 0;
  return (
    <div className={`wrap ${lists.page}`}>
      <PageHead title={t.title}>
        {form.textVersion === true ? (
          <LinkButton variant="medium" href={`${path}/new`}>
            <Icon name="mail" />
            {t.enter.link}
          </LinkButton>
        ) : null}
        {numbered ? null : <KeysHelp on="list" {...help} />}
      </PageHead>
      <InboxViews inbox={inbox} />
      <InboxControls inbox={inbox} />
      {numbered ? <Found inbox={inbox} waiting={waiting} /> : <Searched inbox={inbox} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys of its links. */}
      <div className={waiting ? lists.waiting : undefined} aria-busy={waiting} ref={rows} onKeyDown={onKeyDown}>
        {isEmpty ? <EmptyInbox inbox={inbox} /> : <Submissions inbox={inbox} />}
      </div>
      <InboxPages inbox={inbox} />
      {numbered && !isEmpty ? <KeyHint on="list" /> : null}
    </div>
  );
}

/** The submissions; those of a form with letters can be chosen, to answer several at once. */
function Submissions({ inbox }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  const path = useInboxPath();
  const choice = useChoice(inbox.submissions.map(({ key }) => key));
  const Table = bodyOf(form) === undefined ? FactTable : TextTable;
  if (!form.letters) return <Table inbox={inbox} choice={undefined} />;
  const write = (
    <button type="submit" className={buttonClass("medium")}>
      {t.several.write}
    </button>
  );
  return (
    <Choosing choice={choice} form={{ method: "get", action: `${path}/answers` }} actions={write}>
      <Table inbox={inbox} choice={choice} />
    </Choosing>
  );
}

/** Shows the search text with a link that clears it. */
function Searched({ inbox: { query, q } }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  if (q === "") return null;
  const view = searchedView(form, query.view, false);
  return (
    <p className={`mono muted ${lists.found}`} role="status">
      {fill(t.searched, { q })}
      <Link to={inboxSearch(form, { ...query, view, search: "", from: undefined }) || "?"}>{t.endSearch}</Link>
    </p>
  );
}

/** Shows the number of results. */
function Found({ inbox: { total, cut }, waiting }: { inbox: InboxPage; waiting: boolean }) {
  const { texts, language } = useStaff(publishingTexts);
  const t = useInboxTexts();
  return (
    <p className={`mono muted ${lists.found}`} role="status">
      {fill(cut ? t.cut : plural(language, t.found, total), { count: total })}
      {waiting ? <span className={lists.loading}>{texts.list.loading}</span> : null}
    </p>
  );
}

/** Links to other pages; nothing for a list of one page. */
function InboxPages({ inbox: { query, submissions, newer, older, total } }: { inbox: InboxPage }) {
  const form = useForm();
  const t = useInboxTexts();
  if (isNumbered(form)) {
    const pages = Math.ceil(total / INBOX_PAGE_SIZE);
    return <Pages page={query.page} pages={pages} to={(page) => inboxSearch(form, { ...query, page })} />;
  }
  const [first, last] = [submissions[0], submissions.at(-1)];
  if (first === undefined || last === undefined || (!newer && !older)) return null;
  const to = (from: typeof query.from) => inboxSearch(form, { ...query, from });
  return (
    <PaginationLinks
      label={t.pages}
      back={newer ? { to: to({ newer: first }), rel: "prev", words: t.newer } : undefined}
      on={older ? { to: to({ older: last }), rel: "next", words: t.older } : undefined}
    />
  );
}

/** History state when returning to the list: the submission that was left. */
export interface BackFrom {
  submission: string;
}

function useListKeys() {
  const rows = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const links = () => [...(rows.current?.querySelectorAll<HTMLElement>("th[scope='row'] a") ?? [])];
  const { state } = useLocation();
  const from = typeof state === "object" && state !== null && "submission" in state ? state.submission : undefined;
  useEffect(() => {
    if (from !== undefined) document.getElementById(`submission-${from}`)?.focus();
  }, [from]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are looked up when a key is pressed.
  const actions = useMemo(() => {
    const focused = () => links().find((link) => link === document.activeElement);
    return {
      j: () => moveFocus(links(), 1),
      k: () => moveFocus(links(), -1),
      o: () => focused()?.click(),
      "/": () => document.getElementById("q")?.focus(),
      "?": () => setOpen(true),
    };
  }, []);
  useKeys(actions);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
    if (by === undefined || !links().includes(event.target as HTMLElement)) return;
    event.preventDefault();
    moveFocus(links(), by);
  };
  return { rows, onKeyDown, help: { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) } };
}
