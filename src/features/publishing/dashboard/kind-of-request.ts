import { ExpectedError } from "#platform/http/errors.server.ts";
import { type ItemKind, kindOfStaffFolder } from "../kinds.ts";

/** The kind that a page's address names by its folder: "/dashboard/offers/6". @throws ExpectedError `not-found` */
export function kindOfRequest(request: Request): ItemKind {
  const folder = new URL(request.url).pathname.replace(/\.data$/, "").split("/")[2] ?? "";
  const kind = kindOfStaffFolder(folder);
  if (kind === undefined) throw new ExpectedError("not-found", "There is no such list.");
  return kind;
}
