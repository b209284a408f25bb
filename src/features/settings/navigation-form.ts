import { NAVIGATION_PARTS, type Navigation } from "#ui/site/navigation-parts.ts";
import type { SettingsForm } from "./form-rules.ts";

/** What a ticked box sends. */
export const TICKED = "on";

/** What the navigation shows: a box for each part that may be left out. */
export const navigationForm: SettingsForm<Navigation> = {
  fieldsOf: ({ hidden }) =>
    Object.fromEntries(NAVIGATION_PARTS.map((part) => [part, hidden.includes(part) ? "" : TICKED])),

  check: (typed) => ({ ok: true, value: { hidden: NAVIGATION_PARTS.filter((part) => typed[part] !== TICKED) } }),
};
