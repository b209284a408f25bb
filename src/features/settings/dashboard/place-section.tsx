import { publishingTexts } from "#features/publishing/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { settingsTexts } from "../texts.ts";
import { ChartPreview } from "./chart-preview.tsx";
import type { StoredPart } from "./read-settings.ts";
import css from "./settings-form.module.css";
import { type PartFields, SettingsForm } from "./settings-form.tsx";
import { useTypedPlace } from "./use-typed-place.ts";

const AXES = ["latitude", "longitude"] as const;

export function PlaceSection({ stored }: { stored: StoredPart }) {
  const { settings } = useTexts(settingsTexts);
  return (
    <SettingsForm
      part="place"
      title={settings.parts.place}
      lead={settings.leads.place}
      stored={stored}
      nameOf={(name) => settings.fields[name as (typeof AXES)[number]]}
    >
      {(form) => <PlaceFields form={form} />}
    </SettingsForm>
  );
}

/** The coordinates, and the chart, which is redrawn while they are typed. */
function PlaceFields({ form }: { form: PartFields }) {
  const { fields: names, hints } = useTexts(settingsTexts, publishingTexts).settings;
  const { place, type } = useTypedPlace(form.fields);
  return (
    <>
      <div className={css.pair}>
        {AXES.map((axis) => (
          <TextField
            key={axis}
            {...form.field(axis, names[axis], { hint: hints[axis] })}
            onChange={({ currentTarget }) => type(axis, currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
      <ChartPreview place={place} />
    </>
  );
}
