/** Names and values of the private page's two forms. */
export const CHOICE = { name: "do", consent: "consent", erase: "erase", sure: "sure" } as const;
