import type { Actor } from "#features/accounts/accounts.server.ts";
import { requireRole } from "#features/accounts/require-role.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { SettingsPart } from "./part-names.ts";
import { changedFields, type Settings } from "./settings-parts.ts";
import type { Saved, Shown } from "./site-settings.server.ts";

/** Where a part is stored. */
export interface PartPlace<Value> {
  read(): Promise<Shown<Value>>;
  /** Replaces the value if its fingerprint is still `fingerprint`. @returns whether it was replaced */
  replace(fingerprint: string, value: Value): Promise<boolean>;
  /** Whether public pages show it. */
  public: boolean;
}

type Parts = Pick<ServiceParts, "audit" | "log" | "onPublished">;

/** Saves a part unless somebody else has saved it since, and records the changed fields in the audit log. */
export async function savePart<Part extends SettingsPart>(
  { audit, log, onPublished }: Parts,
  place: PartPlace<Settings[Part]>,
  { actor, part, value, fingerprint }: { actor: Actor; part: Part; value: Settings[Part]; fingerprint: string },
): Promise<Saved<Settings[Part]>> {
  requireRole(actor, "admin");
  const before = await place.read();
  if (before.fingerprint !== fingerprint) return { kind: "conflict", current: before };
  const fields = changedFields(part, before.value, value);
  if (fields.length === 0) return { kind: "saved" };
  if (!(await place.replace(fingerprint, value))) return { kind: "conflict", current: await place.read() };
  if (place.public) await onPublished();
  log.info({ part, user: actor.userId }, "settings changed");
  await audit.noteDone(actor, "settings-changed", {
    subject: { kind: "setting", name: part },
    details: { fields: fields.join(", ") },
  });
  return { kind: "saved" };
}
