import * as z from "zod/mini";
import type { Navigation } from "#ui/site/navigation-parts.ts";

/** Returns the schema of the hidden parts of the navigation. @param parts those that can be hidden */
export function navigationSchema(parts: readonly string[]): z.ZodMiniType<Navigation> {
  return z.strictObject({ hidden: z.array(z.enum(parts)).check(z.maxLength(parts.length)) });
}

/** Returns the schema of the stored record: parts that only another release has are dropped. */
export function storedNavigationSchema(parts: readonly string[]): z.ZodMiniType<Navigation> {
  return z.object({
    hidden: z._default(
      z.pipe(
        z.array(z.string()),
        z.transform((names: string[]) => names.filter((name) => parts.includes(name))),
      ),
      [],
    ),
  });
}

/** Whether each part that can be hidden is shown. */
export type ShownParts = Readonly<Record<string, boolean>>;

/** Returns for each part whether it is shown. */
export function shownParts(parts: readonly string[], { hidden }: Navigation): ShownParts {
  return Object.fromEntries(parts.map((part) => [part, !hidden.includes(part)]));
}

/** Returns the parts that are hidden. */
export function hiddenParts(shown: ShownParts): Navigation {
  return { hidden: Object.keys(shown).filter((part) => shown[part] !== true) };
}
