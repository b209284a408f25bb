import { ExpectedError } from "#platform/http/errors.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { exampleFacts } from "#ui/site/company/example-facts.ts";
import type { Route } from "./+types/security-txt";
import { respondText } from "./respond-text.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * GET /.well-known/security.txt (RFC 9116): where to report a vulnerability. Its date is counted from today, so that it
 * never passes while the site runs. It is 404 while the company's e-mail address is that of the example.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(args, "text/plain; charset=utf-8", async ({ company, config: { publicUrl } }) => {
    const record = await company();
    if (record === undefined || exampleFacts(record).includes("email")) {
      throw new ExpectedError("not-found", "The company has not entered its email address.");
    }
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    return [
      `Contact: mailto:${record.email}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGE_CODES.join(", ")}`,
      // Addresses in the file must be https.
      ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
      "",
    ].join("\n");
  });
}
