import { remember } from "./remember.ts";

/** Lets visitors dismiss the language offer, which an inline script has shown, permanently. */
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
