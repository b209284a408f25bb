/** Reads a choice from local storage; undefined where there is none or the browser forbids it. */
export function recall(key: string): string | undefined {
  try {
    return localStorage[key];
  } catch {
    return undefined;
  }
}

/** Stores a choice in local storage, if the browser allows it. */
export function remember(key: string, value: string): void {
  try {
    localStorage[key] = value;
  } catch {
    // Private windows may forbid it; the choice then applies to this page.
  }
}
