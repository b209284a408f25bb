/**
 * The controls of a film: play, a wave that shows and changes the position, captions, full screen. The play button in
 * `src/shells/site/enhance/films.ts` loads this script.
 */
const texts = import.meta.glob<Record<"play" | "pause" | "position" | "captions" | "fullScreen", string>>(
  ["./texts/*.ts", "!./texts/*.test.ts"],
  { eager: true, import: "site" },
);
const words = texts[`./texts/${document.documentElement.lang}.ts`] ?? texts["./texts/en.ts"];

/** Length of the wave in units, of which the last third is square. */
const WAVE = 600;
const WAVES = 20;

const ICONS = {
  play: "M7 5V19L19 12Z",
  pause: "M8 5V19M16 5V19",
  captions: "M3 6H21V18H3ZM6 14H12M14 14H18M6 10H9M11 10H18",
  fullScreen: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
};

const styles = new CSSStyleSheet();
styles.replaceSync(`
.film{position:relative;background:var(--deep);overflow:hidden}
.film:fullscreen{display:grid;align-content:center}
.film-bar{position:absolute;inset:auto 0 0;display:flex;align-items:center;gap:.25rem;padding-inline:.25rem .25rem;height:3rem;background:var(--deep);color:var(--deep-ink);font:.8125rem/1 var(--mono)}
.film-bar button{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem}
.film-bar [aria-pressed=true] svg{color:var(--signal)}
.film-bar svg{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round;width:1.5rem;height:1.5rem}
.film-wave{position:relative;flex:1;height:2.75rem;min-width:3rem}
.film-wave svg{position:absolute;inset:.75rem 0;width:100%;height:1.25rem;overflow:visible}
.film-wave path{vector-effect:non-scaling-stroke;stroke:var(--deep-line)}
.film-wave svg+svg path{stroke:var(--signal);stroke-width:2}
.film-wave input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.film-wave:has(:focus-visible){outline:2px solid}
.film-bar time{flex:none;padding-inline:.5rem;white-space:nowrap}
.film-words{position:absolute;inset:auto 1rem 3.5rem;margin:auto;width:fit-content;max-width:36rem;padding:.35rem .75rem;background:var(--deep);color:var(--deep-ink);font:400 clamp(.875rem,1.4vw,1.125rem)/1.4 var(--sans);text-align:center;white-space:pre-line}
.film-words:empty{display:none}
.film:not(.film-still,:hover,:has(:focus-visible)) .film-bar{opacity:0}
.film:not(.film-still,:hover,:has(:focus-visible)) .film-words{bottom:.75rem}
@media(prefers-reduced-motion:no-preference){.film-bar{transition:opacity .2s}}
@media(max-width:28rem){.film-words{inset-inline:.5rem}}
`);
document.adoptedStyleSheets.push(styles);

for (const film of document.querySelectorAll<HTMLVideoElement>("[data-film]")) {
  if (!film.controls && film.closest(".film") === null) addControls(film);
}

function addControls(film: HTMLVideoElement): void {
  const frame = film.parentElement;
  if (frame === null) return;
  frame.classList.add("film", "film-still");

  const bar = addTo(frame, "div", "film-bar");
  const play = addButton(bar, "play", () => (film.paused ? void film.play() : film.pause()));
  const wave = addTo(bar, "div", "film-wave");
  wave.innerHTML = `<svg viewBox="0 0 ${WAVE} 20" preserveAspectRatio="none"><path d="${wavePath()}"/></svg>`.repeat(2);
  const done = wave.lastElementChild as SVGElement;
  const position = addTo(wave, "input");
  position.type = "range";
  position.step = "0.1";
  position.ariaLabel = words?.position ?? "";
  position.oninput = () => {
    film.currentTime = position.valueAsNumber;
  };
  const clock = addTo(bar, "time");
  addCaptions(film, frame, bar);
  if (document.fullscreenEnabled)
    addButton(bar, "fullScreen", () =>
      document.fullscreenElement === null ? void frame.requestFullscreen() : void document.exitFullscreen(),
    );

  const show = () => {
    const { currentTime, duration } = film;
    position.max = String(duration || 0);
    position.value = String(currentTime);
    clock.textContent = `${minutes(currentTime)} / ${minutes(duration || 0)}`;
    position.ariaValueText = clock.textContent;
    done.style.clipPath = `inset(-9px ${100 - (100 * currentTime) / (duration || 1)}% -9px 0)`;
  };
  const showState = () => {
    frame.classList.toggle("film-still", film.paused);
    setIcon(play, film.paused ? "play" : "pause");
  };
  film.ontimeupdate = show;
  film.ondurationchange = show;
  film.onplay = showState;
  film.onpause = showState;
  film.onclick = () => play.click();
  show();
  showState();
}

/** Shows the captions in the type of the site, in place of the browser's own. */
function addCaptions(film: HTMLVideoElement, frame: HTMLElement, bar: HTMLElement): void {
  const track = [...film.textTracks].find(({ mode }) => mode === "showing");
  if (track === undefined) return;
  const text = addTo(frame, "p", "film-words");
  text.lang = track.language;
  let isShown = true;
  const show = () => {
    const cues = isShown ? [...(track.activeCues ?? [])] : [];
    text.textContent = cues.map((cue) => (cue as VTTCue).text).join("\n");
  };
  track.mode = "hidden";
  track.oncuechange = show;
  const button = addButton(bar, "captions", () => {
    isShown = !isShown;
    button.ariaPressed = String(isShown);
    show();
  });
  button.ariaPressed = "true";
}

function addTo<Name extends keyof HTMLElementTagNameMap>(parent: HTMLElement, name: Name, className = "") {
  const element = document.createElement(name);
  element.className = className;
  parent.append(element);
  return element;
}

function addButton(bar: HTMLElement, icon: keyof typeof ICONS, action: () => void): HTMLButtonElement {
  const button = addTo(bar, "button");
  button.type = "button";
  button.onclick = action;
  setIcon(button, icon);
  return button;
}

function setIcon(button: HTMLButtonElement, icon: keyof typeof ICONS): void {
  button.ariaLabel = words?.[icon] ?? "";
  button.innerHTML = `<svg viewBox="0 0 24 24"><path d="${ICONS[icon]}"/></svg>`;
}

/** A sea wave that becomes a signal. */
function wavePath(): string {
  const length = WAVE / WAVES;
  let path = "M0 10";
  for (let i = 0; i < WAVES; i++)
    path +=
      i < (WAVES * 2) / 3
        ? `q${length / 4} -16 ${length / 2} 0t${length / 2} 0`
        : `v-8h${length / 2}v16h${length / 2}v-8`;
  return path;
}

/** Formats seconds as 0:36. */
function minutes(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
