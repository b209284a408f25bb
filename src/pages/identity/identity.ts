import type { Published } from "#features/publishing/collection.ts";
import { fact, text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { keyOf } from "#ui/picture-paths.ts";
import type { Identity } from "#ui/site/identity.ts";
import { identityTexts } from "./texts.ts";

/** Title, description and pictures of the site, which all pages show. */
export const identityPage = definePage({
  name: "identity",
  words: identityTexts,
  facts: {
    logo: fact.picture({ fallback: "/media/logo/logo.svg", mark: true }),
    icon: fact.picture({ fallback: "/icons/icon.svg", mark: true }),
    picture: fact.picture({ fallback: "/share/en/home.png" }),
  },
  texts: {
    title: text.line({ max: 80, required: true }),
    description: text.area({ max: 155, required: true }),
  },
});

/** Returns what pages show of the identity. @param withFigures fills values into its texts */
export function identityOf(
  { text: { title, description }, logo, icon, picture }: Published<typeof identityPage>,
  withFigures: <T>(texts: T) => T,
): Identity {
  const mark = (path: string) => (keyOf(path) === undefined ? undefined : path);
  return {
    ...withFigures({ title, description }),
    logo: mark(logo),
    icon: mark(icon),
    picture: picture === identityPage.facts.picture.fallback ? undefined : picture,
  };
}
