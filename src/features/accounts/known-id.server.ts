import { ExpectedError } from "#platform/http/errors.server.ts";

const ID = /^[\w-]{1,64}$/;

/** Lets through what can be an id of ours: PostgreSQL refuses some other texts. @throws ExpectedError `not-found` */
export function knownId(id: string): string {
  if (!ID.test(id)) throw new ExpectedError("not-found", "There is nothing of this name.");
  return id;
}
