import { useState } from "react";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import field from "#ui/field.module.css";
import select from "#ui/select-field.module.css";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { type ItemActionOutcome, sendItemAction } from "../send-item-action.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./item-side.module.css";

/** Sends an e-mail with the words in the form and example data to the person at the screen; links to all as previews. */
export function TestMail({ id }: { id: number }) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { testMail: words } = texts.editor;
  const { kind, draft } = useItemEditor();
  const { mails = {} } = useCollection(kind).words;
  const [mail, setMail] = useState(Object.keys(mails)[0] ?? "");
  const [language, setLanguage] = useState<Language>(account);
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setMessage(undefined);
    const outcome = await sendItemAction(kind, id, { do: "test-mail", mail, language, draft });
    setBusy(false);
    setMessage(messageOf(outcome, texts, account));
  };
  return (
    <section className={css.part}>
      <h2>{words.title}</h2>
      <p className="muted">{words.intro}</p>
      <div className={field.field}>
        <label htmlFor="test-mail">{words.mail}</label>
        <select className={select.select} id="test-mail" value={mail} onChange={({ target }) => setMail(target.value)}>
          {Object.entries(mails).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={field.field}>
        <label htmlFor="test-mail-language">{words.language}</label>
        <select
          className={select.select}
          id="test-mail-language"
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGES[code].name}
            </option>
          ))}
        </select>
      </div>
      <div className={css.row}>
        <Button disabled={isBusy} onClick={() => void send()}>
          {words.send}
        </Button>
        <a href={localizedPath(`/preview/draft/${kind}/${id}`, language)} target="_blank" rel="noopener">
          {words.preview}
        </a>
      </div>
      <p role="status">{message}</p>
    </section>
  );
}

function messageOf(
  outcome: ItemActionOutcome,
  { editor, parts, list }: ReturnType<typeof useStaff<[typeof publishingTexts]>>["texts"],
  account: Language,
): string {
  const { testMail: words } = editor;
  switch (outcome.kind) {
    case "tested":
      return fill(outcome.waits ? words.waits : words.sent, { address: outcome.address });
    case "limited": {
      const count = Math.max(1, Math.ceil(outcome.retryAfterS / 60));
      return fill(plural(account, words.limited, count), { count });
    }
    case "no-address":
      return words.noAddress;
    case "refused":
      return words.refused;
    case "signed-out":
      return parts.signedOut;
    default:
      return list.failed;
  }
}
