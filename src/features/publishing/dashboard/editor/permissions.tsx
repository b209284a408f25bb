import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { factOf } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./publish-dialog.module.css";

/** The permissions of the open item. */
export function Permissions() {
  const { kind, draft } = useItemEditor();
  return <PermissionAnswers kind={kind} answerOf={(name) => factOf(draft, name)} />;
}

interface PermissionAnswersProps {
  kind: string;
  /** Returns the value of a fact. */
  answerOf(name: string): string;
}

/** The answers that visitors never see and the texts have to keep to; nothing without an answer. */
export function PermissionAnswers({ kind, answerOf }: PermissionAnswersProps) {
  const { check: words } = useTexts(publishingTexts).editor;
  const {
    facts,
    words: { fields, choices },
  } = useCollection(kind);
  const answers = Object.entries(facts).flatMap(([name, { internal }]) => {
    const answer = choices?.[name]?.[answerOf(name)];
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
