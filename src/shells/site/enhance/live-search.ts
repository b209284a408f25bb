import { colourDrawings } from "./theme-switch.ts";

const PAUSE_MS = 250;

/**
 * Searches lists while typing: fetches the page that the form leads to and shows its results. The URL is updated, so
 * that back, reload and sharing work; without script the form does the same.
 */
export function liveSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-live]");
  const results = document.getElementById("results");
  const status = document.getElementById("found");
  if (form === null || results === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();
  const search = async () => {
    current.abort();
    current = new AbortController();
    const fields = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
    const address = `${form.action.split("?")[0]}?${new URLSearchParams(fields)}`.replace(/\?$/, "");
    try {
      const answer = await fetch(address, { signal: current.signal });
      const html = await answer.text();
      // Without its head: the policy of this page refuses the styles of another one.
      const body = html.slice(html.indexOf("<body"));
      const found = new DOMParser().parseFromString(body, "text/html").getElementById("results");
      if (found === null || !answer.ok) return;
      results.replaceChildren(...found.childNodes);
      colourDrawings();
      if (status !== null) status.textContent = results.querySelector("[data-found]")?.textContent ?? "";
      // A search on another page than its own leaves the URL.
      if (new URL(address, location.href).pathname === location.pathname) history.replaceState(null, "", address);
    } catch {
      // Offline, or aborted by the next letter: the results stay as they are; Enter still submits the form.
    }
  };
  form.oninput = () => {
    clearTimeout(timer);
    timer = setTimeout(search, PAUSE_MS);
  };
}
