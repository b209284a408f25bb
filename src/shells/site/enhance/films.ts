/**
 * Shows a round play button and the length on films in place of the browser's controls. The player is loaded when a film is
 * first played; without it, the film has the browser's controls.
 */
export function films(): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>("[data-film]")) {
    const [script = "", length] = film.dataset.film?.split("#") ?? [];
    const frame = document.createElement("div");
    const play = document.createElement("button");
    frame.style.cssText = "position:relative";
    play.style.cssText =
      "position:absolute;inset:0;margin:auto;width:4rem;height:4rem;border-radius:50%;background:var(--deep-ink);color:var(--deep);outline-color:var(--deep-ink);font:.9375rem var(--mono)";
    play.innerHTML = `<svg viewBox="0 0 80 80" fill="currentColor"><path d="M34 24V48L54 36Z"/><text x="40" y="62" text-anchor="middle">${length}</text></svg>`;
    play.ariaLabel = `${film.ariaLabel}, ${length}`;
    film.before(frame);
    frame.append(film, play);
    film.controls = false;
    play.onclick = () => {
      const player = document.createElement("script");
      const start = () => {
        play.remove();
        film.muted = true;
        void film.play();
      };
      play.disabled = true;
      player.src = script;
      player.onload = start;
      player.onerror = () => {
        film.controls = true;
        start();
      };
      document.head.append(player);
    };
  }
}
