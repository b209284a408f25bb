import { useEffect, useRef } from "react";
import type { FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { fieldOrList, rowsOf } from "../form-rows.ts";
import type { FormFields } from "../form-rules.ts";
import { TICKED } from "../navigation-form.ts";
import { settingsTexts } from "../texts.ts";
import css from "./conflict-notice.module.css";

/** Reports that a colleague has saved since, and shows the stored values that differ from what was typed. */
export function ConflictNotice({
  answer,
  nameOf,
}: {
  answer: Extract<FormAnswer, { kind: "conflict" }>;
  nameOf(name: string): string;
}) {
  const { settings } = useTexts(settingsTexts);
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response is announced, equal ones too.
  useEffect(() => notice.current?.focus(), [answer]);
  const empty = answer.intent === "navigation" ? settings.leftOut : settings.nothing;
  return (
    <Notice ref={notice} kind="failed">
      <p>{settings.conflict}</p>
      <p>{settings.conflictLead}</p>
      <dl className={css.theirs}>
        {differences(answer.theirs, answer.typed).map(({ name, texts }) => (
          <div key={name}>
            <dt className="label">{nameOf(name)}</dt>
            {(texts.length === 0 ? [empty] : texts).map((text) => (
              <dd key={text}>{text === TICKED ? settings.shownInNavigation : text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p>
        {/* Loads a new document, which discards what was typed. */}
        <a href="/dashboard/settings">{settings.takeTheirs}</a>
      </p>
    </Notice>
  );
}

/** Returns the stored values that differ from the typed ones, by the name of the field or list. */
function differences(theirs: FormFields, typed: FormFields): { name: string; texts: string[] }[] {
  const { print: _, confirm: __, ...mine } = typed;
  const names = new Set(Object.keys({ ...theirs, ...mine }).map(fieldOrList));
  return [...names].flatMap((name) => {
    const [their, own] = [linesOf(theirs, name), linesOf(mine, name)];
    return their.join("\n") === own.join("\n") ? [] : [{ name, texts: their }];
  });
}

/** Returns a field as one line, a list as one line for each of its rows. */
function linesOf(fields: FormFields, name: string): string[] {
  if (fields[name] !== undefined) return [fields[name]].filter((text) => text !== "");
  const rows = rowsOf(fields, name).map((row) =>
    Object.entries(fields).flatMap(([field, text]) => (field.startsWith(`${row.name}.`) ? [text.trim()] : [])),
  );
  return rows.filter((texts) => texts.some(Boolean)).map((texts) => texts.join(" · "));
}
