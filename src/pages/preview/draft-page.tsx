import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/draft-page";
import { draftPreviewed } from "./draft-previewed.ts";
import { Preview, previewData } from "./preview.tsx";

/** The dashboard shows it in a frame; it shows e-mails in frames of its own. */
export const handle: RouteHandle = { framed: true, frames: true };

/**
 * An item for its editor: the newest version, or the unsaved input under the URL's key.
 * @param params.id "new" before it is saved
 */
export async function loader(args: Route.LoaderArgs) {
  const services = await staffContext(args);
  const { language } = siteContext(args.context, args.request);
  const previewed = await draftPreviewed(args, args.params, services, language);
  if (previewed === undefined) throw data(undefined, { status: 404 });
  const { pathname, searchParams } = new URL(args.request.url);
  return previewData(services, previewed, language, searchParams, pathname);
}

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  return <Preview {...loaderData} />;
}
