import type { CollectionFields } from "#features/publishing/collection.ts";
import type { AuditEntry } from "../audit.server.ts";

/** Actions whose subjects no longer exist. */
const GONE_WITH: readonly AuditEntry["action"][] = ["item-deleted", "picture-removed"];

/**
 * Returns the dashboard path of an entry's subject; undefined without one.
 * @param paths dashboard paths of submissions, by reference
 */
export function subjectPath(
  { action, subject }: Pick<AuditEntry, "action" | "subject">,
  paths: Readonly<Record<string, string>>,
  collections: readonly CollectionFields[],
): string | undefined {
  if (subject === undefined || GONE_WITH.includes(action)) return undefined;
  const { kind, name } = subject;
  const part = encodeURIComponent(name);
  const collection = collections.find((one) => one.name === kind);
  if (collection !== undefined) return `/dashboard/${collection.addresses.dashboard}/${part}`;
  switch (kind) {
    case "account":
      return "/dashboard/staff";
    case "picture":
      return `/dashboard/pictures/${part}`;
    case "setting":
      return "/dashboard/settings";
    default:
      return Object.hasOwn(paths, name) ? paths[name] : undefined;
  }
}
