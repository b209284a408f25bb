/** A browser engine that the stories run in. */
export interface Engine {
  /** Opens a browser without cookies. */
  open(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A page of an engine. Selectors are CSS, or XPath that begins with `//`. */
export interface EnginePage {
  /** Opens a path of the site and waits until the page is loaded. */
  goto(path: string): Promise<void>;
  /** Sets the width of the page in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Calls a function in the page; it may use nothing from outside. */
  read<Given, Result>(reader: (given: Given) => Result, given: Given): Promise<Awaited<Result>>;
  /** Waits until a field can be used and replaces its value. */
  fill(selector: string, text: string): Promise<void>;
  /** Waits until an element can be used and clicks it. */
  click(selector: string): Promise<void>;
  /** Chooses a file. @param file its absolute path */
  choose(selector: string, file: string): Promise<void>;
  /** Returns the exceptions and console errors of the page last opened by `goto`; the loading of it included. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The size of a page when it is opened. */
export const SIZE = { width: 1440, height: 900 } as const;
