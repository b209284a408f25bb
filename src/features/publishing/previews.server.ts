import { randomBytes } from "node:crypto";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { FIRST_DRAFT } from "./autosaves.ts";
import type { ItemKind } from "./kinds.ts";
import { previewOf } from "./previewed.server.ts";
import { PREVIEW_DAYS_MAX, PREVIEW_LINKS_MAX, type Previewed, type PreviewLink } from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { readAutosave } from "./staff-item.server.ts";
import { findItem, lockItem } from "./storage/item-rows.server.ts";
import {
  addPreviewLink,
  findPreviewLink,
  listPreviewLinks,
  type PreviewLinkRow,
} from "./storage/preview-link-rows.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** A link as staff see it. */
export function previewLink({ id, created_at, created_by, expires_at }: PreviewLinkRow): PreviewLink {
  return { id, createdAt: created_at, createdBy: created_by, expiresAt: expires_at };
}

/** Makes a link; see `Publishing.createPreviewLink`. @throws ExpectedError `invalid-input` for other numbers of days */
export async function createPreview(
  { inTransaction }: PublishingContext,
  actor: Actor,
  kind: ItemKind,
  id: number,
  days: number,
): Promise<{ kind: "created"; token: string; link: PreviewLink } | { kind: "too-many" | "missing" }> {
  if (!Number.isInteger(days) || days < 1 || days > PREVIEW_DAYS_MAX) {
    throw new ExpectedError("invalid-input", `A preview link works 1 to ${PREVIEW_DAYS_MAX} days.`);
  }
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const now = Date.now();
  return inTransaction(async (transaction) => {
    if ((await lockItem(transaction, kind, id)) === undefined) return { kind: "missing" };
    const others = await listPreviewLinks(transaction, kind, id, now);
    if (others.length >= PREVIEW_LINKS_MAX) return { kind: "too-many" };
    const link = await addPreviewLink(transaction, {
      kind,
      item_id: id,
      token_hash: tokenHash(token) ?? "",
      created_at: now,
      created_by: actor.name,
      expires_at: now + days * DAY_MS,
    });
    return { kind: "created", token, link: previewLink(link) };
  });
}

/** The item behind a token that works. What is in the bin is shown to nobody. */
export async function itemOfToken(
  { rows }: PublishingContext,
  token: string,
): Promise<{ kind: ItemKind; id: number } | undefined> {
  const hash = tokenHash(token);
  const link = hash === undefined ? undefined : await findPreviewLink(rows, hash, Date.now());
  if (link === undefined) return undefined;
  const kind = link.kind as ItemKind;
  const item = await findItem(rows, kind, link.item_id);
  return item === undefined || item.binned_at !== null ? undefined : { kind, id: item.id };
}

/** The newest saved version behind a link; see `Publishing.previewByToken`. */
export async function previewByToken(
  context: PublishingContext,
  token: string,
  language: Language,
): Promise<Previewed | undefined> {
  const found = await itemOfToken(context, token);
  const item = found && (await findItem(context.rows, found.kind, found.id));
  if (found === undefined || item === undefined) return undefined;
  const { draft } = await newestVersion(context.rows, found.kind, item);
  return previewOf(found.kind, item.id, draft, language, context.site);
}

/** The newest version, or what the actor has typed under a key; see `Publishing.previewForStaff`. */
export async function previewForStaff(
  { rows, site }: PublishingContext,
  actor: Actor,
  kind: ItemKind,
  id: number | undefined,
  language: Language,
  key = FIRST_DRAFT,
): Promise<Previewed | undefined> {
  const item = id === undefined ? undefined : await findItem(rows, kind, id);
  if (id !== undefined && item === undefined) return undefined;
  const typed = await readAutosave(rows, { userId: actor.userId, kind, id, key });
  const draft = typed?.draft ?? (item && (await newestVersion(rows, kind, item)).draft);
  return draft && previewOf(kind, id ?? 0, draft, language, site);
}
