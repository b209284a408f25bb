import type { SettingsForm } from "./form-rules.ts";
import type { ShownParts } from "./navigation.ts";

/** The value that a ticked box sends. */
export const TICKED = "on";

/** The form of the navigation: a box for each part that can be hidden. */
export const navigationForm: SettingsForm<ShownParts> = {
  fieldsOf: (shown) => Object.fromEntries(Object.entries(shown).map(([part, shows]) => [part, shows ? TICKED : ""])),

  check: (typed, stored) => ({
    ok: true,
    value: Object.fromEntries(Object.keys(stored).map((part) => [part, typed[part] === TICKED])),
  }),
};
