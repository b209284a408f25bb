import { useState } from "react";
import { useRevalidator } from "react-router";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import field from "#ui/field.module.css";
import select from "#ui/select-field.module.css";
import type { PreviewLink } from "../../publishing.server.ts";
import { publishingTexts } from "../../texts.ts";
import { type ItemActionOutcome, sendItemAction } from "../send-item-action.ts";
import css from "./item-side.module.css";
import { NewLink } from "./new-link.tsx";

interface PreviewLinksProps {
  kind: string;
  id: number;
  links: readonly PreviewLink[];
}

/** Creates, copies and revokes preview links, which show the last saved version to everybody who has them. */
export function PreviewLinks({ kind, id, links }: PreviewLinksProps) {
  const { texts, language } = useStaff(publishingTexts);
  const { links: words } = texts.editor;
  const { made, message, isBusy, create, revoke } = usePreviewLinks(kind, id);
  const [days, setDays] = useState<keyof typeof words.dayOptions>("7");
  return (
    <section className={css.part}>
      <h2>{words.title}</h2>
      <p className="muted">{words.intro}</p>
      <div className={css.row}>
        <div className={field.field}>
          <label htmlFor="link-days">{words.days}</label>
          <select
            className={select.select}
            id="link-days"
            value={days}
            onChange={({ target }) => setDays(target.value as keyof typeof words.dayOptions)}
          >
            {Object.entries(words.dayOptions).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Button disabled={isBusy} onClick={() => void create(Number(days))}>
          {words.create}
        </Button>
      </div>
      <div role="status">
        {message === undefined ? null : <p>{message}</p>}
        {made === undefined ? null : <NewLink path={made} />}
      </div>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.id}>
            <span suppressHydrationWarning>
              {fill(words.entry, {
                when: timeText(link.createdAt, language),
                who: link.createdBy,
                until: timeText(link.expiresAt, language),
              })}
            </span>
            <Button variant="small" disabled={isBusy} onClick={() => void revoke(link.id)}>
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Creates and revokes links. `made` is the path of the newest one, which is returned only once. */
function usePreviewLinks(kind: string, id: number) {
  const { texts } = useStaff();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const perform = async (asked: Parameters<typeof sendItemAction>[2]) => {
    setBusy(true);
    const outcome = await sendItemAction(kind, id, asked);
    setBusy(false);
    setMade(outcome.kind === "linked" ? outcome.path : undefined);
    setMessage(failureOf(outcome, texts));
    await revalidate();
  };
  return {
    made,
    message,
    isBusy,
    create: (days: number) => perform({ do: "preview-link", days }),
    revoke: (link: number) => perform({ do: "revoke-preview-link", link }),
  };
}

function failureOf(
  { kind }: ItemActionOutcome,
  { editor, parts, list }: ReturnType<typeof useStaff>["texts"],
): string | undefined {
  if (kind === "linked" || kind === "revoked") return undefined;
  if (kind === "too-many") return editor.links.tooMany;
  return kind === "signed-out" ? parts.signedOut : list.failed;
}
