import { redirect } from "react-router";
import type { StaffContext } from "#features/accounts/staff.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { readFields } from "#ui/dashboard/forms/read-fields.ts";
import type { UploadedPicture } from "../pictures.server.ts";

/** The result of a change of a picture. */
export interface ChangeAnswer {
  kind: "saved" | "invalid" | "conflict" | "unavailable" | "used" | "missing";
}

const FAILURES: Readonly<Record<string, ChangeAnswer["kind"]>> = {
  "invalid-input": "invalid",
  conflict: "conflict",
  "storage-unavailable": "unavailable",
};

/** Saves the form of a picture's page, or removes the picture, and redirects to the library. */
export async function changePicture(
  staff: StaffContext,
  key: string,
  request: Request,
): Promise<ChangeAnswer | Response> {
  const fields = await readFields(request);
  if (fields.intent === "remove") return removePicture(staff, key);
  try {
    const changed = await staff.pictures.update(staff.actor, key, detailsOf(fields));
    return { kind: changed === undefined ? "missing" : "saved" };
  } catch (error) {
    const kind = FAILURES[failureId(error) ?? ""];
    if (kind === undefined) throw error;
    return { kind };
  }
}

async function removePicture({ actor, pictures }: StaffContext, key: string): Promise<ChangeAnswer | Response> {
  const { kind } = await pictures.remove(actor, key);
  return kind === "used" ? { kind } : redirect("/dashboard/pictures?removed", 303);
}

/** Reads the fields of the form: an alternative text for each language, the focal point in per cent. */
function detailsOf(fields: Readonly<Record<string, string>>): Pick<UploadedPicture, "alt" | "focal"> {
  const alt = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, fields[`alt-${code}`] ?? ""]));
  const part = (name: string) => Number(fields[name] ?? Number.NaN) / 100;
  return { alt: alt as UploadedPicture["alt"], focal: { x: part("focal-x"), y: part("focal-y") } };
}
