import { ExpectedError } from "#platform/http/errors.server.ts";

const ID = /^[\w-]{1,64}$/;

/** Checks the form of an id, as PostgreSQL refuses some other texts. @throws ExpectedError `not-found` */
export function knownId(id: string): string {
  if (!ID.test(id)) throw new ExpectedError("not-found", "There is nothing with this id.");
  return id;
}
