/** Closes open dropdowns by Escape (returning the focus), by a click elsewhere and when the focus leaves. */
export function closeMenusOutside(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("[data-drop]")];
  const closeAllBut = (inside: EventTarget | null) => {
    for (const menu of menus) if (!(inside instanceof Node && menu.contains(inside))) menu.open = false;
  };
  addEventListener("click", (event) => closeAllBut(event.target));
  addEventListener("focusin", (event) => closeAllBut(event.target));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = menus.find((menu) => menu.open);
    if (open?.contains(document.activeElement)) open.querySelector("summary")?.focus();
    closeAllBut(null);
  });
}
