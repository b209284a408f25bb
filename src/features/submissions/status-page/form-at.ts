import { ExpectedError } from "#platform/http/errors.server.ts";
import type { AnyForm } from "../form.ts";

/**
 * Finds the form of a private page.
 * @param path without language: "/application/…"
 * @throws ExpectedError `not-found`
 */
export function formAt(forms: readonly AnyForm[], path: string) {
  const address = path.slice(1, path.lastIndexOf("/"));
  const form = forms.find(({ pages }) => pages.status?.address === address);
  const page = form?.pages.status;
  if (form === undefined || page === undefined) throw new ExpectedError("not-found", "There is no such form.");
  return { form, page };
}
