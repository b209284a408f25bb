import { useState } from "react";
import { LANGUAGE_CODES, LANGUAGES, languageName } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { DRAFT_PARAM } from "../../autosaves.ts";
import { leadLanguage } from "../../language-states.ts";
import { publishingTexts } from "../../texts.ts";
import { useCollection } from "../collections.ts";
import { useItemEditor } from "./editor-context.tsx";
import css from "./previews.module.css";
import { Switch } from "./switch.tsx";

const SHOWS = ["cards", "page", "share"] as const;
const WIDTHS = ["phone", "desktop"] as const;

interface PreviewsProps {
  kind: string;
  id: number | undefined;
  /** The key of the autosave. */
  draftKey: string;
  /** Whether the server has stored the draft: before, previews would show an older one. */
  isSaved: boolean;
}

/** The item as visitors will see it: its cards, its page and a shared link, in each language, narrow and wide. */
export function Previews({ kind, id, draftKey, isSaved }: PreviewsProps) {
  const { texts, language: account } = useStaff(publishingTexts);
  const { check: words } = texts.editor;
  const { draft } = useItemEditor();
  const collection = useCollection(kind);
  const isMails = collection.words.mails !== undefined;
  const [language, setLanguage] = useState(() => leadLanguage(collection, draft));
  // A page is in no list, and e-mails are shared with nobody.
  const shows = SHOWS.filter((one) => collection.page === undefined || one === "page" || (one === "share" && !isMails));
  const [show, setShow] = useState<(typeof SHOWS)[number]>(shows[0] ?? "page");
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(narrowOrWide);
  const path = localizedPath(`/preview/draft/${kind}/${id ?? "new"}`, language);
  const title = fill(words.frame, { show: words[show], language: languageName(language, account) });
  return (
    <section className={css.previews}>
      <h3>{words.previews}</h3>
      <div className={css.switches}>
        <Switch
          label={words.language}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code].name, lang: code }))}
          value={language}
          onChange={setLanguage}
        />
        {shows.length < 2 ? null : (
          <Switch
            label={words.show}
            options={shows.map((value) => ({ value, label: words[value] }))}
            value={show}
            onChange={setShow}
          />
        )}
        <Switch
          label={words.width}
          options={WIDTHS.map((value) => ({ value, label: words[value] }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard. */}
      <section className={css.place} aria-label={title} tabIndex={0}>
        {isSaved ? (
          <iframe
            key={`${language} ${show}`}
            className={css[width]}
            src={`${path}?${DRAFT_PARAM}=${draftKey}&show=${show}&bare`}
            title={title}
          />
        ) : null}
      </section>
    </section>
  );
}

/** Returns the initial width: as wide as the screen allows. */
function narrowOrWide(): (typeof WIDTHS)[number] {
  return matchMedia("(max-width: 56rem)").matches ? "phone" : "desktop";
}
