import { useEffect, useState } from "react";
import { countryName, LANGUAGES } from "#platform/i18n/languages.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import select from "#ui/select-field.module.css";
import { COUNTRY_CODES } from "../../countries.ts";
import { factOf } from "../../drafts/drafts.ts";
import { publishingTexts } from "../../texts.ts";
import { useItemEditor } from "./editor-context.tsx";
import { EditorField, type FieldInfo, useControlAttributes } from "./editor-field.tsx";

/** A choice of a country by its name in the account's language. */
export function CountryFact({ info }: { info: FieldInfo }) {
  const { texts } = useStaff(publishingTexts);
  const { draft, setFact } = useItemEditor();
  const chosen = factOf(draft, info.path);
  const countries = useCountries();
  return (
    <EditorField info={info}>
      <select
        className={select.select}
        {...useControlAttributes(info)}
        value={chosen}
        onChange={({ target }) => setFact(info.path, target.value)}
      >
        <option value="">{texts.editor.notGiven}</option>
        {/* Until the names are loaded, and for a code that is not in the list. */}
        {chosen === "" || countries.some(({ code }) => code === chosen) ? null : (
          <option value={chosen}>{chosen}</option>
        )}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </EditorField>
  );
}

/** Returns all countries in the order of their names; only in the browser, whose names may differ from the server's. */
function useCountries(): readonly { code: string; name: string }[] {
  const { language } = useStaff();
  const [countries, setCountries] = useState<readonly { code: string; name: string }[]>([]);
  useEffect(() => {
    const { locale } = LANGUAGES[language];
    const named = COUNTRY_CODES.map((code) => ({ code, name: countryName(code, language) }));
    setCountries(named.sort((a, b) => a.name.localeCompare(b.name, locale)));
  }, [language]);
  return countries;
}
