import { document, formFields, line, nameLine, phone, photo } from "#features/submissions/fields.ts";

const MEGABYTE = 1024 * 1024;

/** Limits of the two files in bytes. */
export const PHOTO_MAX_BYTES = 10 * MEGABYTE;
export const REPORT_MAX_BYTES = 5 * MEGABYTE;

/** Fields of a request to be called back. */
export const callbackFields = formFields({
  name: nameLine({ max: 100, missing: "nameRequired" }),
  phone: phone("phoneRequired"),
  time: line({ max: 100, missing: "required" }),
  photo: photo(PHOTO_MAX_BYTES, "photoMissing"),
  report: document({ kinds: ["pdf"], maxBytes: REPORT_MAX_BYTES, optional: true }),
});
