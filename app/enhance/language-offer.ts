import { recall, remember } from "./remember.ts";

const DISMISSED = "languageOffer";

/** Shows the offer of the browser's first language that the site has, unless it is this one or was once declined. */
export function offerLanguage(): void {
  if (recall(DISMISSED) !== undefined) return;
  const here = document.documentElement.lang;
  for (const preferred of navigator.languages) {
    const code = preferred.slice(0, 2);
    if (code === here) return;
    const offer = document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(code)}"]`);
    if (offer === null) continue;
    const decline = offer.querySelector("button");
    if (decline !== null) {
      decline.onclick = () => {
        offer.hidden = true;
        remember(DISMISSED, "no");
      };
    }
    offer.hidden = false;
    return;
  }
}
