import { editLink } from "./edit-link.ts";
import { films } from "./films.ts";
import { declineLanguage } from "./language-offer.ts";
import { liveSearch } from "./live-search.ts";
import { closeMenusOutside } from "./menus.ts";
import { stripButtons } from "./strip-buttons.ts";
import { themeSwitch } from "./theme-switch.ts";

/*
 * The site's enhancement script. Every page is complete without it; it adds the choice of theme, the offer of another
 * language, closing of menus by Escape and outside clicks, Previous and Next of picture strips, folding of long lists
 * on phones, the play button of films, search while typing, and the link to the editor for staff.
 */
themeSwitch();
declineLanguage();
closeMenusOutside();
stripButtons();
foldTexts();
films();
liveSearch();
editLink();

/** Closes the details of long lists on phones. Without script, on wider screens and on paper they are open. */
function foldTexts(): void {
  if (!matchMedia("(max-width:38rem)").matches) return;
  for (const text of document.querySelectorAll<HTMLDetailsElement>("[data-fold]")) text.open = false;
}
