import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { sendJson } from "#ui/dashboard/send-json.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { DRAFT_PARAM } from "../autosaves.ts";
import type { UnsavedItem } from "../publishing.server.ts";
import { publishingTexts } from "../texts.ts";
import type { AutosaveAnswer } from "./autosave.ts";
import { DashboardCollections, useCollection } from "./collections.ts";
import { copyKey, newItemCopies, removeCopy } from "./editor/local-copy.ts";
import link from "./parts/item-link.module.css";
import css from "./unsaved-items.module.css";

/**
 * The account's unsaved new items.
 * @param stored those that the server has; those that only this browser has are added
 * @param kind those of one collection only
 * @returns the items, a function that discards one after a confirmation, and the dialog of that confirmation
 */
export function useUnsavedItems(stored: readonly UnsavedItem[], kind?: string) {
  const { actor, language, texts } = useStaff(publishingTexts);
  const words = texts.list.unsaved;
  const username = actor?.username ?? "";
  const { revalidate } = useRevalidator();
  const [copies, setCopies] = useState<readonly UnsavedItem[]>([]);
  const [result, setResult] = useState<{ isDone: boolean; title: string }>();
  const { ask, dialog } = useQuestion();
  const notice = useRef<HTMLDivElement>(null);
  const collections = useContext(DashboardCollections);
  useEffect(() => {
    let isHere = true;
    newItemCopies(
      username,
      collections.filter(({ name }) => kind === undefined || name === kind),
      language,
    ).then(
      (found) => isHere && setCopies(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [username, kind, collections, language]);
  useEffect(() => {
    if (result !== undefined) notice.current?.focus();
  }, [result]);

  const discard = async ({ kind, key, title }: UnsavedItem) => {
    const path = `/dashboard/autosave/${kind}/new?${DRAFT_PARAM}=${key}`;
    const sent = await sendJson<AutosaveAnswer>(path, { method: "DELETE", body: {} });
    const isDone = sent.kind === "answered" && sent.answer.kind === "dropped";
    if (isDone) {
      removeCopy(copyKey(username, kind, undefined, key));
      setCopies((all) => all.filter((copy) => copy.kind !== kind || copy.key !== key));
    }
    setResult({ isDone, title });
    await revalidate();
  };
  const isStored = ({ kind, key }: UnsavedItem) => stored.some((one) => one.kind === kind && one.key === key);
  return {
    items: [...stored, ...copies.filter((copy) => !isStored(copy))],
    askToDiscard: (item: UnsavedItem) => {
      const { discardTitle: title, discard: confirm } = words;
      const text = fill(words.discardLead, { title: item.title || texts.list.untitled });
      ask({ title, text, confirm, onConfirm: () => void discard(item) });
    },
    dialog,
    notice:
      result === undefined ? null : (
        <Notice kind={result.isDone ? "done" : "failed"} ref={notice}>
          <p>{result.isDone ? fill(words.discarded, { title: result.title || texts.list.untitled }) : words.failed}</p>
        </Notice>
      ),
  };
}

interface UnsavedRowProps {
  item: UnsavedItem;
  /** Text below the title. */
  children: ReactNode;
  onDiscard: (item: UnsavedItem) => void;
}

/** A row of a list: the title as a link to the form, and a button to discard the item. */
export function UnsavedRow({ item, children, onDiscard }: UnsavedRowProps) {
  const { list } = useStaff(publishingTexts).texts;
  const { dashboard } = useCollection(item.kind).addresses;
  const title = item.title || list.untitled;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Link
          className={item.title === "" ? `${link.link} ${link.untitled}` : link.link}
          to={`/dashboard/${dashboard}/create?${DRAFT_PARAM}=${item.key}`}
        >
          {title}
        </Link>
        <span className="mono muted">{children}</span>
      </div>
      <button
        type="button"
        className={buttonClass("small")}
        aria-label={fill(list.unsaved.discardOf, { title })}
        onClick={() => onDiscard(item)}
      >
        {list.unsaved.discard}
      </button>
    </li>
  );
}
