import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useNewsOnConflict } from "#ui/dashboard/forms/use-news-on-conflict.ts";
import { useKeys } from "#ui/dashboard/list-keys.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedMessage } from "../../inbox.server.ts";
import { type InboxFilter, inboxSearch } from "../../inbox-query.ts";
import type { MessageState } from "../../message-states.ts";
import { submissionTexts } from "../../texts.ts";
import { KeysHelp } from "../keys-help.tsx";
import type { BackFrom } from "../list/inbox-list.tsx";
import { AnswerSection } from "./answer-section.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { FactsSection } from "./facts-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import css from "./message.module.css";
import { NotesSection } from "./notes-section.tsx";
import { OwnerForms } from "./owner-forms.tsx";
import { SameAddress } from "./same-address.tsx";
import { seenFields } from "./seen-fields.tsx";
import { SpamForm } from "./spam-form.tsx";
import { StateForm } from "./state-form.tsx";

interface MessageProps {
  message: OpenedMessage;
  /** What the list shows that it was opened from. */
  filter: InboxFilter;
  /** The account that looks. */
  ownId: string;
}

/** One message: what somebody wrote, and what the company makes of it. */
export function Message({ message, filter, ownId }: MessageProps) {
  const { inbox: t, shell } = useTexts(submissionTexts);
  const answers = useAnswers("state", "take", "give", "give-back", "not-spam", "retry");
  const overtaken = useNewsOnConflict(answers);
  // The state before the mail program was opened; set until something else is done.
  const [before, setBefore] = useState<MessageState>();
  const setState = (state: MessageState) => answers.send({ intent: "state", state, ...seenFields(message) });
  const search = inboxSearch(filter);
  const help = useMessageKeys(message, search, {
    take: () => message.owner?.id !== ownId && answers.send({ intent: "take", ...seenFields(message) }),
    close: () => message.state !== "closed" && setState("closed"),
  });
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: t.title, to: `/dashboard/messages${search}` },
  ];
  const write = () => {
    if (message.state === "answered") return;
    setBefore(message.state);
    setState("answered");
  };
  const undo = () => {
    if (before !== undefined) setState(before);
    setBefore(undefined);
  };
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={`${message.firstName} ${message.lastName}`} way={way}>
        <KeysHelp on="message" {...help} />
      </PageHead>
      <ChangeNotice
        answers={answers}
        overtaken={overtaken ? fill(t.conflict, nowOf(message, t)) : undefined}
        onUndo={before !== undefined && message.state === "answered" ? undo : undefined}
      />
      <div className={css.columns}>
        <div className={css.main}>
          {message.spam ? <SpamForm answers={answers} /> : null}
          <section aria-labelledby="text-title">
            <h2 className="hidden" id="text-title">
              {t.text}
            </h2>
            <div className={css.text} lang={message.language}>
              {message.text}
            </div>
          </section>
        </div>
        <div className={css.side}>
          <StateForm message={message} answers={answers} />
          <OwnerForms message={message} ownId={ownId} answers={answers} />
          <FactsSection message={message} />
        </div>
        <div className={css.more}>
          <AnswerSection message={message} onWrite={write} />
          <NotesSection notes={message.notes} />
          <MailsSection message={message} answers={answers} />
          <SameAddress message={message} />
        </div>
      </div>
      <nav className={css.ways} aria-label={t.neighbours}>
        {message.newer === undefined ? null : (
          <Link to={`/dashboard/messages/${message.newer}${search}`} rel="prev">
            <Icon name="left" />
            {t.newerMessage}
          </Link>
        )}
        <Link to={`/dashboard/messages${search}`}>{t.toList}</Link>
        {message.older === undefined ? null : (
          <Link to={`/dashboard/messages/${message.older}${search}`} rel="next">
            {t.olderMessage}
            <Icon name="arrow" />
          </Link>
        )}
      </nav>
    </div>
  );
}

type Words = ReturnType<typeof useTexts>["inbox"];

/** State and owner of a message, in words. */
export function nowOf({ state, owner }: Pick<OpenedMessage, "state" | "owner">, t: Words) {
  return { state: t.states[state], owner: owner?.name ?? t.nobody };
}

function useMessageKeys(
  { id, newer, older }: OpenedMessage,
  search: string,
  { take, close }: Record<"take" | "close", () => unknown>,
) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const acts = useMemo(() => {
    const go = (to: number | undefined) => to !== undefined && navigate(`/dashboard/messages/${to}${search}`);
    const back: BackFrom = { message: id };
    return {
      j: () => void go(older),
      k: () => void go(newer),
      u: () => void navigate(`/dashboard/messages${search}`, { state: back }),
      a: () => void take(),
      r: () => document.querySelector<HTMLElement>("#answer summary")?.focus(),
      e: () => void close(),
      "?": () => setOpen(true),
    };
  }, [navigate, search, id, newer, older, take, close]);
  useKeys(acts);
  return { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) };
}
