/** Names and values in the forms of the private page. `name` is `erase` or the name of the field to renew. */
export const CHOICE = { name: "do", erase: "erase", sure: "sure" } as const;
