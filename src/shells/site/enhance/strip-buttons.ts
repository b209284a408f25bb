/** Shows Previous and Next of picture strips; each scrolls the strip by one picture. */
export function stripButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-strip]")) {
    const strip = document.getElementById(button.dataset.strip ?? "");
    const step = button.dataset.step === "next" ? 1 : -1;
    if (strip === null) continue;
    const show = () => {
      const end = strip.scrollWidth - strip.clientWidth - 2;
      button.disabled = step > 0 ? strip.scrollLeft >= end : strip.scrollLeft <= 2;
    };
    button.hidden = false;
    button.onclick = () => strip.scrollBy({ left: step * (strip.firstElementChild?.clientWidth ?? 0) });
    strip.addEventListener("scroll", show, { passive: true });
    addEventListener("resize", show);
    show();
  }
}
