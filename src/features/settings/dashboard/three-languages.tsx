import { LANGUAGE_CODES, languageName } from "#platform/i18n/languages.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import css from "./settings-form.module.css";
import type { PartFields } from "./settings-form.tsx";

/** One text in the site's languages, side by side. @param name of the fields without their language: "country" */
export function ThreeLanguages({ form, name, label }: { form: PartFields; name: string; label: string }) {
  const { language } = useStaff();
  return (
    <div className={css.languages}>
      {LANGUAGE_CODES.map((code) => {
        const { field, defaultValue } = form.field(`${name}.${code}`, `${label} (${languageName(code, language)})`);
        return <TextField key={code} field={field} defaultValue={defaultValue} lang={code} />;
      })}
    </div>
  );
}
