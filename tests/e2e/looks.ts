import type { Page } from "@playwright/test";

/** The selector of the elements that `markNewLooks` has marked. */
export const NEW_LOOK = "[data-new-look]";

/**
 * Marks one element of each look that is not known yet. Texts of one look have the same colours and the same colours
 * behind them, and are equally large for axe. Texts that may lie over something else than what contains them have a look of
 * their own in each component. Texts that axe does not judge are left out: hidden ones, and those of disabled controls.
 * @param known looks of former calls
 * @returns the new looks
 */
export function markNewLooks(page: Page, known: readonly string[]): Promise<string[]> {
  return page.evaluate((given) => {
    const seen = new Set(given);
    for (const element of document.querySelectorAll("[data-new-look]")) element.removeAttribute("data-new-look");
    const found: string[] = [];
    const isOpaque = (colour: string) => /^rgb\(/.test(colour);
    /** What is behind the content of an element, down to the nearest opaque colour. */
    const grounds = new Map<Element | null, string>([[null, ""]]);
    const groundOf = (element: Element | null): string => {
      const before = grounds.get(element);
      if (before !== undefined || element === null) return before ?? "";
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
      const effects = `${opacity} ${filter} ${mixBlendMode}`;
      const isPlain = effects === "1 none normal" && backgroundImage === "none";
      const mayLieOver =
        style.position !== "static" ||
        style.transform !== "none" ||
        [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].some((margin) => margin[0] === "-");
      let own = isPlain ? "" : `effects ${effects} ${backgroundImage} ${element.className};`;
      if (backgroundColor !== "rgba(0, 0, 0, 0)") own += `${backgroundColor};`;
      else if (mayLieOver) own += `${element.className};`;
      const above = groundOf(element.parentElement);
      const isCovered = isPlain && isOpaque(backgroundColor) && !above.includes("effects");
      const ground = isCovered ? own : above + own;
      grounds.set(element, ground);
      return ground;
    };
    const open = [...document.querySelectorAll(":modal")].at(-1) ?? document.body;
    for (const element of open.querySelectorAll("*")) {
      const hasText = [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) => {
        return nodeType === Node.TEXT_NODE && data?.trim() !== "";
      });
      if (!(hasText || element.matches("input, select, textarea"))) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(":disabled, [aria-disabled=true], [aria-hidden=true], [inert]") !== null) continue;
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      // From these sizes on, in CSS pixels, less contrast is enough.
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const { parentElement: parent } = element;
      const isLink = element.matches("a, [role=link]") && parent !== null;
      const link = isLink ? `${getComputedStyle(parent).color} ${textDecorationLine} ${fontWeight}` : "";
      const look = [color, isLarge, textShadow, link, groundOf(element)].join("|");
      if (seen.has(look)) continue;
      seen.add(look);
      found.push(look);
      element.setAttribute("data-new-look", "");
    }
    return found;
  }, known);
}
