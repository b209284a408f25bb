import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { draftKeyOf } from "#features/publishing/autosaves.ts";
import { collectionNamed } from "#features/publishing/definitions.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/draft-page";
import { Preview, previewData } from "./preview.tsx";

/** The dashboard shows it in a frame. */
export const handle: RouteHandle = { framed: true };

/**
 * An item for its editor: the newest version, or the unsaved input under the URL's key.
 * @param params.id "new" before it is saved
 */
export async function loader(args: Route.LoaderArgs) {
  const { actor, publishing, storage, searchParams } = await staffContext(args);
  const { language } = siteContext(args.context, args.request);
  const { kind, id: given } = args.params;
  const { data: id } = itemId.safeParse(given);
  const key = draftKeyOf(searchParams);
  const { name } = collectionNamed(args.context, kind);
  const isAddress = (id !== undefined || given === "new") && key !== undefined;
  const previewed = isAddress ? await publishing.previewForStaff(actor, name, id, language, key) : undefined;
  if (previewed === undefined) throw data(undefined, { status: 404 });
  return previewData(storage, previewed, language, searchParams);
}

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  return <Preview {...loaderData} />;
}
