import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** The URL contains the key: it is not cached, not sent as a referrer, and not indexed. */
const PRIVATE: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * Makes every response to a private URL private: the page, its errors, refusals, and the redirect to its canonical URL,
 * which contains the key too. Call it before anything answers.
 */
export function markPrivate(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, reason?: unknown, given?: unknown) => {
    const headers = typeof reason === "string" ? given : (reason ?? given);
    for (const [name, value] of [...pairsOf(headers as GivenHeaders), ...Object.entries(PRIVATE)]) {
      response.setHeader(name, value);
    }
    return writeHead(status);
  };
}

/** Headers as `writeHead` takes them: by name, or name and value in turn. */
type GivenHeaders = OutgoingHttpHeaders | readonly string[] | undefined;

function pairsOf(given: GivenHeaders): [string, string | number | readonly string[]][] {
  if (given === undefined) return [];
  if (isFlat(given)) return given.flatMap((name, i) => (i % 2 === 0 ? [[name, given[i + 1] ?? ""]] : []));
  return Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

const isFlat = (given: OutgoingHttpHeaders | readonly string[]): given is readonly string[] => Array.isArray(given);
