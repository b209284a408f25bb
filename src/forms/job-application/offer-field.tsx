import type { OfferEntry } from "#collections/offers/offers.ts";
import { offerTexts } from "#collections/offers/texts.ts";
import { inLanguageName } from "#platform/i18n/languages.ts";
import type { FieldProps } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { applicationTexts } from "./texts.ts";

interface OfferFieldProps {
  field: FieldProps;
  offers: readonly Pick<OfferEntry, "id" | "text">[];
  /** Id of the selected offer; empty for none. */
  chosen: string;
}

/** Selects the offer that a CV is for, or none. */
export function OfferField({ field, offers, chosen }: OfferFieldProps) {
  const { t, language, langOf } = usePage(applicationTexts, offerTexts);
  // Offers are missing when the storage is unavailable; keep the selection.
  const isUnknown = chosen !== "" && !offers.some(({ id }) => String(id) === chosen);
  return (
    <SelectField field={{ ...field, wide: true }} defaultValue={chosen}>
      {offers.map(({ id, text }) => (
        <option key={id} value={id} lang={langOf(text)}>
          {langOf(text) === undefined ? text.title : `${text.title} (${inLanguageName(text.language, language)})`}
        </option>
      ))}
      {isUnknown ? (
        <option value={chosen}>
          {t("label")} {chosen}
        </option>
      ) : null}
      <option value="">{t("choices.offer.none")}</option>
    </SelectField>
  );
}
