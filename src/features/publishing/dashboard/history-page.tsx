import { data } from "react-router";
import { findService } from "#collections/services/services.ts";
import { staffContext } from "#features/accounts/staff.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localized } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { collectionOf } from "../definitions.ts";
import type { Draft } from "../drafts/drafts.ts";
import type { ItemKind } from "../kinds.ts";
import type { Route } from "./+types/history-page";
import { compareDrafts, type FactChange } from "./history/compare-drafts.ts";
import { ItemHistory } from "./history/item-history.tsx";
import { versionsToCompare } from "./history/versions-to-compare.ts";
import { openItem } from "./open-item.ts";

/** The versions of an item, and what differs between two of them. 404 for an item that is not there. */
export async function loader(args: Route.LoaderArgs) {
  const { publishing, actor, searchParams } = await staffContext(args);
  const kind = collectionOf(args.context, args.request).name as ItemKind;
  const { data: id } = itemId.safeParse(args.params.id);
  const item = id === undefined ? undefined : await openItem(args, kind, id);
  if (id === undefined || item === undefined) throw data(null, 404);
  const { title, version } = item;
  const versions = await publishing.history(actor, kind, id);
  const pair = versionsToCompare(
    versions.map((entry) => entry.version),
    searchParams,
  );
  if (pair === undefined) return { kind, id, title, version, versions };
  const [older, newer] = await Promise.all([
    publishing.version(actor, kind, id, pair.older),
    publishing.version(actor, kind, id, pair.newer),
  ]);
  if (older === undefined || newer === undefined) return { kind, id, title, version, versions };
  const { facts, texts } = await compareDrafts(kind, older as unknown as Draft, newer as unknown as Draft);
  return { kind, id, title, version, versions, pair, changes: { facts: named(facts, actor.language), texts } };
}

/** Services by their names. */
function named(facts: readonly FactChange[], language: Language): FactChange[] {
  const name = (id: string) => {
    const service = findService(Number(id));
    return service === undefined ? id : localized(service.texts, language).shortTitle;
  };
  const names = (ids: string) => ids.replace(/\d+/g, name);
  return facts.map((fact) =>
    fact.field === "services" ? { ...fact, before: names(fact.before), after: names(fact.after) } : fact,
  );
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  return <ItemHistory key={`${loaderData.kind}${loaderData.id}`} history={loaderData} />;
}
