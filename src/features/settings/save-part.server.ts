import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import { appendEntry, type WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { SettingsPart } from "./part-names.ts";
import { changedFields, type Settings } from "./settings-parts.ts";
import type { Saved, Shown } from "./site-settings.server.ts";

/** Where a part is stored. */
export interface PartPlace<Value> {
  read(): Promise<Shown<Value>>;
  /**
   * Replaces the value if its fingerprint is still `fingerprint`.
   * @param audit adds the audit entry of the change
   * @returns whether it was replaced
   */
  replace(fingerprint: string, value: Value, audit: WriteEntry): Promise<boolean>;
  /** Whether public pages show it. */
  public: boolean;
}

type Parts = Pick<ServiceParts, "log" | "onPublished">;

/** Saves a part unless somebody else has saved it since. The audit entry names the changed fields. */
export async function savePart<Part extends SettingsPart>(
  { log, onPublished }: Parts,
  place: PartPlace<Settings[Part]>,
  { actor, part, value, fingerprint }: { actor: Actor; part: Part; value: Settings[Part]; fingerprint: string },
): Promise<Saved<Settings[Part]>> {
  requireRole(actor, "admin");
  const before = await place.read();
  if (before.fingerprint !== fingerprint) return { kind: "conflict", current: before };
  const fields = changedFields(part, before.value, value);
  if (fields.length === 0) return { kind: "saved" };
  const replaced = await place.replace(fingerprint, value, (transaction) =>
    appendEntry(transaction, Date.now(), actor, "settings-changed", {
      subject: { kind: "setting", name: part },
      details: { fields: fields.join(", ") },
    }),
  );
  if (!replaced) return { kind: "conflict", current: await place.read() };
  if (place.public) await onPublished({ part });
  log.info({ part, user: actor.userId }, "settings changed");
  return { kind: "saved" };
}
