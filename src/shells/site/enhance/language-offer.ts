import { remember } from "./remember.ts";

/** Lets visitors close the offer of another language, which a script of the page has shown, for good. */
export function declineLanguage(): void {
  for (const offer of document.querySelectorAll<HTMLElement>("[data-offer]")) {
    const decline = offer.querySelector("button");
    if (decline === null) continue;
    decline.onclick = () => {
      offer.hidden = true;
      remember("languageOffer", "no");
    };
  }
}
