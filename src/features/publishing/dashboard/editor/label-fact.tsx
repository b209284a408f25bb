import { useState } from "react";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import select from "#ui/select-field.module.css";
import { idsOf, textOf } from "../../drafts/drafts.ts";
import { listedLabels } from "../../fields.ts";
import { leadLanguage } from "../../language-states.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, type FieldInfo, useControlAttributes } from "./editor-field.tsx";
import { EntryOptions } from "./references-fact.tsx";

/** The choice of a text of one's own. */
const OWN = "own";

/** A choice of a label from its list. An own text is written beside the other texts, in each language. */
export function LabelFact({ info, label }: { info: FieldInfo; label: string }) {
  const { editor } = useTexts(publishingTexts);
  const { kind, draft, setFact, setText, setOwnLabel } = useItemEditor();
  const isOwn = useOwnLabels().has(label);
  const [first] = useState(draft);
  const lead = leadLanguage(useCollection(kind), draft);
  const [chosen] = idsOf(draft, info.path);
  // What is wrong with a label is wrong with its text, which has no field of its own unless it is typed.
  const shown = isOwn ? info : { ...info, path: `texts.${lead}.${label}` };
  const choose = (value: string) => {
    setFact(info.path, value === "" || value === OWN ? [] : [Number(value)]);
    setOwnLabel(label, value === OWN);
    // An own text stays, in case that it is chosen again: arrow keys pass the other choices.
    const texts = LANGUAGE_CODES.map((language) => textOf(draft, language, label));
    const isRestored = value === OWN && texts.every((text) => text === "");
    for (const language of LANGUAGE_CODES) {
      const text = textOf(isRestored ? first : draft, language, label);
      setText(language, { [label]: value === "" ? "" : text });
    }
  };
  return (
    <EditorField info={shown}>
      <select
        className={select.select}
        {...useControlAttributes(shown)}
        value={chosen ?? (isOwn ? OWN : "")}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{editor.notGiven}</option>
        <EntryOptions path={info.path} />
        <option value={OWN}>{editor.ownLabel}</option>
      </select>
    </EditorField>
  );
}

/** Returns the labels that are texts of their own: typed before, or about to be. */
export function useOwnLabels(): ReadonlySet<string> {
  const { kind, draft, ownLabels } = useItemEditor();
  const own = listedLabels(useCollection(kind)).filter(
    ({ label, fact }) =>
      idsOf(draft, fact).length === 0 &&
      (ownLabels.has(label) || LANGUAGE_CODES.some((language) => textOf(draft, language, label).trim() !== "")),
  );
  return new Set(own.map(({ label }) => label));
}
