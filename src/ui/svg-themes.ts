/** The fragment with which a page shows an SVG file in the colours of the night, and the `id` of its root. */
export const NIGHT_FRAGMENT = "#night";

/**
 * Returns the custom properties of an SVG file in each theme, from rules for `:root`. Inside an `<img>` the file follows
 * the page's `color-scheme`: light by day, dark at dusk. At night the page's script adds the fragment. A print is light,
 * with the fragment too.
 */
export function svgThemes(day: string, dusk: string, night: string): string {
  return `${day}@media(prefers-color-scheme:dark){${dusk}${night.replace(":root", ":target")}}`;
}
