import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import lists from "#features/publishing/dashboard/list/item-list.module.css";
import { fill } from "#platform/i18n/texts.ts";
import { moveFocus, useKeys } from "#ui/dashboard/list-keys.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { inboxSearch } from "../../inbox-query.ts";
import { submissionTexts } from "../../texts.ts";
import { KeysHelp } from "../keys-help.tsx";
import { EmptyInbox } from "./empty-inbox.tsx";
import { InboxControls } from "./inbox-controls.tsx";
import type { InboxData } from "./inbox-data.ts";
import { InboxPages } from "./inbox-pages.tsx";
import { InboxTable } from "./inbox-table.tsx";
import { InboxViews } from "./inbox-views.tsx";

/** The inbox: search, filters, the messages, and the keys that move along them. */
export function InboxList({ inbox }: { inbox: InboxData }) {
  const { inbox: t } = useTexts(submissionTexts);
  const { query, q, messages } = inbox;
  const endView = query.view === "everywhere" ? "open" : query.view;
  const waiting = useNavigation().state === "loading";
  const { rows, onKeyDown, help } = useListKeys();
  return (
    <div className={`wrap ${lists.page}`}>
      <PageHead title={t.title}>
        <KeysHelp on="list" {...help} />
      </PageHead>
      <InboxViews inbox={inbox} />
      <InboxControls query={query} q={q} />
      {q === "" ? null : (
        <p className={`mono muted ${lists.found}`} role="status">
          {fill(t.searched, { q })}
          <Link to={inboxSearch({ ...query, view: endView, search: "", from: undefined }) || "?"}>{t.endSearch}</Link>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrow keys of the links in it. */}
      <div className={waiting ? lists.waiting : undefined} aria-busy={waiting} ref={rows} onKeyDown={onKeyDown}>
        {messages.length === 0 ? <EmptyInbox inbox={inbox} /> : <InboxTable inbox={inbox} />}
      </div>
      <InboxPages inbox={inbox} />
    </div>
  );
}

/** What stands in the state of a way back to the list: the message that it leads from. */
export interface BackFrom {
  message: number;
}

function useListKeys() {
  const rows = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const links = () => [...(rows.current?.querySelectorAll<HTMLElement>("th[scope='row'] a") ?? [])];
  const { state } = useLocation();
  const from = typeof state === "object" && state !== null && "message" in state ? String(state.message) : undefined;
  useEffect(() => {
    if (from !== undefined) document.getElementById(`message-${from}`)?.focus();
  }, [from]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links are looked up when a key is pressed.
  const acts = useMemo(() => {
    const focused = () => links().find((link) => link === document.activeElement);
    return {
      j: () => moveFocus(links(), 1),
      k: () => moveFocus(links(), -1),
      o: () => focused()?.click(),
      "/": () => document.getElementById("q")?.focus(),
      "?": () => setOpen(true),
    };
  }, []);
  useKeys(acts);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : undefined;
    if (by === undefined || !links().includes(event.target as HTMLElement)) return;
    event.preventDefault();
    moveFocus(links(), by);
  };
  return { rows, onKeyDown, help: { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) } };
}
