import { editLink } from "./edit-link.ts";
import { declineLanguage } from "./language-offer.ts";
import { liveSearch } from "./live-search.ts";
import { closeMenusOutside } from "./menus.ts";
import { nightSwitch } from "./night-switch.ts";
import { stripButtons } from "./strip-buttons.ts";

/*
 * The site's enhancement script. Every page is complete without it; it adds the night switch, the offer of another
 * language, closing of menus by Escape and outside clicks, Previous and Next of picture strips, search while
 * typing, and the link to the editor for staff.
 */
nightSwitch();
declineLanguage();
closeMenusOutside();
stripButtons();
liveSearch();
editLink();
