/** Reads a choice from local storage; undefined where the browser keeps none or forbids it. */
export function recall(key: string): string | undefined {
  try {
    return localStorage[key];
  } catch {
    return undefined;
  }
}

/** Keeps a choice in local storage, if the browser allows it. */
export function remember(key: string, value: string): void {
  try {
    localStorage[key] = value;
  } catch {
    // Private windows may forbid it; the choice then lasts for this page.
  }
}
