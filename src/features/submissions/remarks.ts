import { storedText } from "./check.ts";
import type { FormField } from "./fields.ts";
import { isImoNumber } from "./imo-number.ts";
import { isWrongEuVatNumber } from "./vat-number.ts";

/** Remarks on values that look wrong. They are shown to the sender and to staff, and never refuse a submission. */
export const REMARKS = ["imoWrong", "vatWrong"] as const;

/** Texts of all remarks are `forms.remarks` of `texts/` for senders, `inbox.remarks` and `mails.remarks` for staff. */
export type RemarkId = (typeof REMARKS)[number];

/** Returns whether values of a field can have remarks. */
export const canHaveRemark = ({ control, suggests }: FormField): boolean =>
  control === "imo" || control === "vat" || suggests !== undefined;

/** Returns the remark on a typed or stored value; undefined: there is nothing to point out. */
export function remarkOf(field: FormField, value: string): RemarkId | undefined {
  const text = storedText(field, value);
  if (field.control === "vat") return isWrongEuVatNumber(text) ? "vatWrong" : undefined;
  return field.control === "imo" && text !== "" && !isImoNumber(text) ? "imoWrong" : undefined;
}
