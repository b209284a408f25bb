import * as z from "zod/mini";
import type { Navigation } from "#ui/site/navigation-parts.ts";

/** Makes the schema of what the navigation leaves out. @param parts all that it may leave out */
export function navigationSchema(parts: readonly string[]): z.ZodMiniType<Navigation> {
  return z.strictObject({ hidden: z.array(z.enum(parts)).check(z.maxLength(parts.length)) });
}

/** Makes the schema of the same as it is stored: parts that only another release has are left out. */
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

/** What the navigation shows, as staff set it: each part that may be left out, and whether it shows. */
export type ShownParts = Readonly<Record<string, boolean>>;

/** Says of each part whether the navigation shows it. */
export function shownParts(parts: readonly string[], { hidden }: Navigation): ShownParts {
  return Object.fromEntries(parts.map((part) => [part, !hidden.includes(part)]));
}

/** Names the parts that do not show. */
export function hiddenParts(shown: ShownParts): Navigation {
  return { hidden: Object.keys(shown).filter((part) => shown[part] !== true) };
}
