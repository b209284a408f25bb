import { createContext, type RouterContextProvider } from "react-router";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { AnyCollection } from "./collection.ts";

/** All collections. The server's entry sets it for every request. */
export const collectionsContext = createContext<readonly AnyCollection[]>();

/** Finds the collection of an address of the dashboard: "/dashboard/offers/6". @throws ExpectedError `not-found` */
export function collectionOf(context: Readonly<RouterContextProvider>, request: Request): AnyCollection {
  const path = `${new URL(request.url).pathname.replace(/\.data$/, "")}/`;
  const found = context
    .get(collectionsContext)
    .find(({ addresses }) => path.startsWith(`/dashboard/${addresses.dashboard}/`));
  if (found === undefined) throw new ExpectedError("not-found", "There is no such list.");
  return found;
}

/** Finds a collection by its stored name. @throws ExpectedError `not-found` */
export function collectionNamed(context: Readonly<RouterContextProvider>, name: string | undefined): AnyCollection {
  const found = context.get(collectionsContext).find((collection) => collection.name === name);
  if (found === undefined) throw new ExpectedError("not-found", "There is no such item.");
  return found;
}
