import type { FieldProps } from "#ui/field.tsx";
import { FileField } from "#ui/file-field.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { megabytesOf } from "../field-texts.ts";
import type { FileField as FileRules } from "../fields.ts";
import { submissionTexts } from "../texts.ts";

interface PhotosFieldProps {
  field: FieldProps;
  rules: FileRules;
  /** Number of photos that may be added to those that are stored; undefined: all. */
  left?: number;
  /** Text that invites to choose; a common one by default. */
  drop?: string;
  /** The form came back with errors: the browser has forgotten the photos. */
  again?: boolean;
}

/** Field for several photos. Phones that take other formats offer JPEG, as the field asks for nothing else. */
export function PhotosField({
  field: { id, name, label, error, optional },
  rules,
  left,
  drop,
  again,
}: PhotosFieldProps) {
  const { t } = usePage(submissionTexts);
  const megabytes = megabytesOf(rules);
  const kinds =
    left === undefined
      ? t("photos.kinds", { several: rules.several ?? 1, megabytes })
      : t("photos.kindsLeft", { count: left, megabytes });
  return (
    <FileField
      id={id}
      name={name}
      label={label}
      error={error}
      optional={optional}
      several
      accept="image/jpeg"
      kinds={again ? `${t("photos.again")} ${kinds}` : kinds}
      texts={{ drop: drop ?? t("photos.drop"), choose: t("photos.choose"), remove: t("photos.remove") }}
    />
  );
}
