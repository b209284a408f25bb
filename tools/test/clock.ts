/*
 * A clock that tests set. `Date` starts at the given instant and runs from there; timers are not changed. In a process
 * that a test starts it is a preload: `node --import ./tools/test/clock.ts` with `clockVariables` in the environment; each
 * SIGALRM then moves it a day ahead.
 */

const RealDate = Date;
let ahead = 0;
const now = () => RealDate.now() + ahead;

const SetDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

/** Sets the clock of this process. @param instant ISO 8601; undefined: the real time again */
export function setClock(instant: string | undefined): void {
  ahead = instant === undefined ? 0 : RealDate.parse(instant) - RealDate.now();
  globalThis.Date = instant === undefined ? RealDate : SetDate;
}

/**
 * Returns the environment variables that set the clock of a process which this one starts. They give the difference to
 * the real time, so that both clocks agree however long the start takes.
 * @param instant the time on that clock now, ISO 8601
 */
export function clockVariables(instant: string): Readonly<Record<string, string>> {
  return { CLOCK_AHEAD_MS: String(RealDate.parse(instant) - RealDate.now()) };
}

const DAY_MS = 86_400_000;

if (process.env.CLOCK_AHEAD_MS !== undefined) {
  ahead = Number(process.env.CLOCK_AHEAD_MS);
  globalThis.Date = SetDate;
  process.on("SIGALRM", () => {
    ahead += DAY_MS;
  });
}
