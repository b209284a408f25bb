import { useId } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { UnsavedItem } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { UnsavedRow, useUnsavedItems } from "../unsaved-items.tsx";
import css from "./item-list.module.css";

/** Lists the account's unsaved new items of a collection, above its list. */
export function UnsavedSection({ kind, stored }: { kind: string; stored: readonly UnsavedItem[] }) {
  const { texts, language } = useStaff(publishingTexts);
  const words = texts.list.unsaved;
  const { items, notice, dialog, askToDiscard } = useUnsavedItems(stored, kind);
  const id = useId();
  return (
    <>
      {notice}
      {items.length === 0 ? null : (
        <section className={css.unsaved} aria-labelledby={id}>
          <h2 id={id}>{words.title}</h2>
          <p className="muted">{words.lead}</p>
          <ul>
            {items.map((item) => (
              <UnsavedRow key={item.key} item={item} onDiscard={askToDiscard}>
                {fill(words.typed, { when: timeText(item.at, language) })}
              </UnsavedRow>
            ))}
          </ul>
        </section>
      )}
      {dialog}
    </>
  );
}
