import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#routes.ts";

/** A route that answers requests, with an address of it. */
export interface TriedRoute {
  /** As in src/routes.ts, empty for the home page. */
  path: string;
  id: string;
  /** Ids are those of examples, or unknown ones in the API, which can delete. Keys and tokens are invalid. */
  address: string;
}

const leavesOf = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children?.length ? leavesOf(entry.children) : [entry]));

function addressOf(path: string): string {
  const parts: Record<string, string> = {
    id: path.startsWith("api/") ? "999" : "1",
    position: "1",
    kind: "news",
    page: "home",
    token: "nobodys-token",
    language: "en",
    key: "0".repeat(40),
    mail: "confirmation",
    step: "verify-registration",
    name: "nothing.zip",
  };
  return `/${path.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? "").replace("*", "nothing-here")}`;
}

/** Every route of src/routes.ts that answers, layouts left out. */
export const EVERY_ROUTE: readonly TriedRoute[] = leavesOf(routes).map(({ id, path = "", file }) => ({
  path,
  id: id ?? file.replace(/\.tsx?$/, ""),
  address: addressOf(path),
}));
