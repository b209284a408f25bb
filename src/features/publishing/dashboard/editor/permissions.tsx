import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { factOf } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./publish-dialog.module.css";

/** The answers that visitors never see and the texts have to keep to; nothing without an answer. */
export function Permissions() {
  const { check: words } = useTexts(publishingTexts).editor;
  const { kind, draft } = useItemEditor();
  const {
    facts,
    words: { fields, choices },
  } = useCollection(kind);
  const answers = Object.entries(facts).flatMap(([name, { internal }]) => {
    const answer = choices?.[name]?.[factOf(draft, name)];
    return internal && answer !== undefined ? [{ name, ...answer }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <section className={css.permissions}>
      <h3>{words.permissions}</h3>
      <dl>
        {answers.map(({ name, label, meaning }) => (
          <div key={name}>
            <dt>{fields[name]}</dt>
            <dd>
              <strong>{label}</strong>
              {meaning === undefined ? null : `: ${meaning}`}
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.permissionsKept}</p>
    </section>
  );
}
