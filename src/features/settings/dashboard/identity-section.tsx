import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import type { ExampleFact } from "#ui/site/company/example-facts.ts";
import { settingsTexts } from "../texts.ts";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { SettingsForm } from "./settings-form.tsx";
import { ThreeLanguages } from "./three-languages.tsx";

/** Name, tax number and postal address of the company. @param examples facts that are still those of the example */
export function IdentitySection({ stored, examples }: { stored: StoredPart; examples: readonly ExampleFact[] }) {
  const { settings, accountForms } = useTexts(settingsTexts);
  const { fields: names, hints, exampleFacts } = settings;
  const example = fill(settings.stillExample, { facts: examples.map((fact) => exampleFacts[fact]).join(", ") });
  const lead = examples.length === 0 ? settings.leads.identity : `${settings.leads.identity} ${example}`;
  return (
    <SettingsForm
      part="identity"
      title={settings.parts.identity}
      lead={lead}
      stored={stored}
      nameOf={(name) => names[name.split(".")[0] as keyof typeof names]}
    >
      {(form) => (
        <>
          <TextField {...form.field("name", names.name)} autoComplete="off" />
          <div className={css.pair}>
            <TextField {...form.field("shortName", names.shortName, { hint: hints.shortName })} />
            <TextField {...form.field("taxNumber", names.taxNumber, { hint: hints.taxNumber })} />
          </div>
          {examples.includes("taxNumber") ? (
            <p className="muted">{`${names.taxNumber}: ${accountForms.errors.taxNumberExample}`}</p>
          ) : null}
          <TextField {...form.field("owner", names.owner)} autoComplete="off" />
          <TextField {...form.field("street", names.street)} autoComplete="off" />
          <div className={css.third}>
            <TextField {...form.field("postalCode", names.postalCode)} autoComplete="off" />
            <TextField {...form.field("city", names.city)} autoComplete="off" />
            <TextField
              {...form.field("countryCode", names.countryCode)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <ThreeLanguages form={form} name="country" label={names.country} />
        </>
      )}
    </SettingsForm>
  );
}
