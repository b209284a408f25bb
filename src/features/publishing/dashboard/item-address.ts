import type { RouterContextProvider } from "react-router";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { draftKeyOf } from "../autosaves.ts";
import type { AnyCollection } from "../collection.ts";
import { collectionNamed } from "../definitions.ts";

/** The item that a resource's address names: "/…/news/4", or "/…/news/new" for one that is not saved yet. */
export interface ItemAddress {
  collection: AnyCollection;
  kind: string;
  id: number | undefined;
}

interface Addressed {
  context: Readonly<RouterContextProvider>;
  params: { kind?: string | undefined; id?: string | undefined };
}

/** Reads the parameters of an address. @throws ExpectedError `not-found` for an invalid one */
export function itemAddress({ context, params: { kind, id } }: Addressed): ItemAddress {
  const { data: number } = itemId.safeParse(id);
  const collection = collectionNamed(context, kind);
  if (number === undefined && id !== "new") throw new ExpectedError("not-found", "There is no such item.");
  return { collection, kind: collection.name, id: number };
}

/** Reads the key of the autosave in an address. @throws ExpectedError `not-found` for an invalid key */
export function draftKeyIn(request: Request): string {
  const key = draftKeyOf(new URL(request.url).searchParams);
  if (key === undefined) throw new ExpectedError("not-found", "There is no such draft.");
  return key;
}
