import { declineLanguage } from "./language-offer.ts";
import { liveSearch } from "./live-search.ts";
import { closeMenusOutside } from "./menus.ts";
import { nightSwitch } from "./night-switch.ts";
import { stripButtons } from "./strip-buttons.ts";

/*
 * The site's enhancement script. Every page is complete without it; it adds the night switch, the offer of another
 * language, closing of menus by Escape and outside clicks, Previous and Next of picture strips, and search while
 * typing.
 */
nightSwitch();
declineLanguage();
closeMenusOutside();
stripButtons();
liveSearch();
