import { formFields, line, nameLine, phone, photo } from "#features/submissions/fields.ts";

/** Bytes of a photo at most; pages say "10 MB". */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** Fields of a request to be called back. */
export const callbackFields = formFields({
  name: nameLine({ max: 100, missing: "nameRequired" }),
  phone: phone("phoneRequired"),
  time: line({ max: 100, missing: "required" }),
  photo: photo(PHOTO_MAX_BYTES),
});
