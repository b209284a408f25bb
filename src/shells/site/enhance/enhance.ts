import { editLink } from "./edit-link.ts";
import { films } from "./films.ts";
import { foldTexts } from "./fold-texts.ts";
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
