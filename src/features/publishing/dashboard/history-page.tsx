import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { collectionOf } from "../definitions.ts";
import { idsOf } from "../drafts/drafts.ts";
import type { Route } from "./+types/history-page";
import { compareDrafts, type FactChange } from "./history/compare-drafts.ts";
import { ItemHistory } from "./history/item-history.tsx";
import { versionsToCompare } from "./history/versions-to-compare.ts";
import { openItem } from "./open-item.ts";

/** Loads the versions of an item and the differences between two of them. 404 for an unknown item. */
export async function loader(args: Route.LoaderArgs) {
  const { publishing, actor, references, searchParams } = await staffContext(args);
  const collection = collectionOf(args.context, args.request);
  const kind = collection.name;
  const { data: id } = itemId.safeParse(args.params.id);
  const item = id === undefined ? undefined : await openItem(args, kind, id);
  if (id === undefined || item === undefined) throw data(null, 404);
  const { title, titleLanguage, version } = item;
  const versions = await publishing.history(actor, kind, id);
  const pair = versionsToCompare(
    versions.map((entry) => entry.version),
    searchParams,
  );
  if (pair === undefined) return { kind, id, title, titleLanguage, version, versions };
  const [older, newer] = await Promise.all([
    publishing.version(actor, kind, id, pair.older),
    publishing.version(actor, kind, id, pair.newer),
  ]);
  if (older === undefined || newer === undefined) return { kind, id, title, titleLanguage, version, versions };
  /** Replaces the ids of entries in a fact by their titles. */
  const named = async (fact: FactChange): Promise<FactChange> => {
    const { to } = collection.facts[fact.field] ?? {};
    if (to === undefined) return fact;
    const ids = [older, newer].flatMap((draft) => idsOf(draft, fact.field));
    const entries = await references(to, ids, actor.language);
    const titles = (ids: string) =>
      ids.replace(/\d+/g, (found) => entries.find((entry) => entry.id === Number(found))?.title || found);
    return { ...fact, before: titles(fact.before), after: titles(fact.after) };
  };
  const { facts, texts } = await compareDrafts(collection, older, newer);
  return {
    kind,
    id,
    title,
    titleLanguage,
    version,
    versions,
    pair,
    changes: { facts: await Promise.all(facts.map(named)), texts },
  };
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  return <ItemHistory key={`${loaderData.kind}${loaderData.id}`} history={loaderData} />;
}
