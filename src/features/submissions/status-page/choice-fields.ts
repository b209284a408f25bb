/** Names and values of the private page's forms. The other value of `name` is the field that is filled in again. */
export const CHOICE = { name: "do", erase: "erase", sure: "sure" } as const;
