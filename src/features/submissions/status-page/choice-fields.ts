/**
 * Names and values in the forms of the private page. `name` is `erase`, `write` or the name of the field to renew;
 * `text` and `key` are the fields of a message.
 */
export const CHOICE = {
  ...{ name: "do", erase: "erase", sure: "sure" },
  ...{ write: "write", text: "text", key: "key" },
} as const;
