import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/draft-mail";
import { draftPreviewed } from "./draft-previewed.ts";

/** Nothing runs or loads, links do not work, and only the inline styles of e-mails apply. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** An e-mail with example data as a document of its own, for the frames of `draft-page.tsx`. */
export async function loader(args: Route.LoaderArgs) {
  const services = await staffContext(args);
  const { language } = siteContext(args.context, args.request);
  const previewed = await draftPreviewed(args, args.params, services, language);
  const draft = previewed && { page: previewed.kind, text: previewed.page.text };
  const mails = draft && (await services.outgoing.examples(draft, language));
  const html = mails?.find(({ key }) => key === args.params.mail)?.html ?? "";
  if (html === "") throw data(null, 404);
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
    },
  });
}
