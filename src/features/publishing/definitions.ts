import { createContext, data, type RouterContextProvider } from "react-router";
import type { AnyCollection } from "./collection.ts";

/** All collections. The server's entry sets it for every request. */
export const collectionsContext = createContext<readonly AnyCollection[]>();

/** Finds the collection of an address of the dashboard: "/dashboard/offers/6". @throws a response with status 404 */
export function collectionOf(context: Readonly<RouterContextProvider>, request: Request): AnyCollection {
  const path = `${new URL(request.url).pathname.replace(/\.data$/, "")}/`;
  const found = context
    .get(collectionsContext)
    .find(({ addresses }) => path.startsWith(`/dashboard/${addresses.dashboard}/`));
  if (found === undefined) throw data(null, 404);
  return found;
}

/** Finds a collection by its stored name. @throws a response with status 404 */
export function collectionNamed(context: Readonly<RouterContextProvider>, name: string | undefined): AnyCollection {
  const found = context.get(collectionsContext).find((collection) => collection.name === name);
  if (found === undefined) throw data(null, 404);
  return found;
}
