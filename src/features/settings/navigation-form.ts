import type { SettingsForm } from "./form-rules.ts";
import type { ShownParts } from "./navigation.ts";

/** What a ticked box sends. */
export const TICKED = "on";

/** What the navigation shows: a box for each part that may be left out. */
export const navigationForm: SettingsForm<ShownParts> = {
  fieldsOf: (shown) => Object.fromEntries(Object.entries(shown).map(([part, shows]) => [part, shows ? TICKED : ""])),

  check: (typed, stored) => ({
    ok: true,
    value: Object.fromEntries(Object.keys(stored).map((part) => [part, typed[part] === TICKED])),
  }),
};
