import { respondText } from "#features/seo/respond-text.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import type { Route } from "./+types/file";
import { textVersionOf } from "./text-version.ts";

export const handle = cacheable();

/** GET /<form>.txt: the plain-text version of a form in the language of the address. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(args, "text/plain; charset=utf-8", async ({ forms, company, language, path }) => {
    const form = forms.find(({ addresses, textVersion }) => textVersion === true && path === `/${addresses.page}.txt`);
    if (form === undefined) throw new ExpectedError("not-found", "There is no such form.");
    const { email } = (await company()) ?? exampleCompany;
    return textVersionOf(form, language, email);
  });
}
