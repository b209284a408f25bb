import { randomBytes } from "node:crypto";
import type { Actor } from "#features/accounts/accounts.server.ts";
import { tokenHash } from "#features/submissions/link-token.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { auditItem } from "./audit-item.server.ts";
import { FIRST_DRAFT } from "./autosaves.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { filesOf } from "./drafts/drafts.ts";
import { isFileList } from "./fields.ts";
import { problemsOfSeverity } from "./problems.ts";
import { problemsOf, type ValidationContext } from "./problems-of.ts";
import { inLanguage, toPublished } from "./published.ts";
import {
  type ItemName,
  PREVIEW_DAYS_MAX,
  PREVIEW_LINKS_MAX,
  type Previewed,
  type PreviewLink,
} from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import { findItemOrPage, readAutosave } from "./staff-item.server.ts";
import { findItem, lockItem } from "./storage/item-rows.server.ts";
import {
  addPreviewLink,
  findPreviewLink,
  listPreviewLinks,
  type PreviewLinkRow,
  removePreviewLink,
} from "./storage/preview-link-rows.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";
import { loadValidationContext } from "./validation-context.server.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** Returns a link as staff see it. */
export function previewLink({ id, created_at, created_by, expires_at }: PreviewLinkRow): PreviewLink {
  return { id, createdAt: created_at, createdBy: created_by, expiresAt: expires_at };
}

/**
 * Creates a link, with its audit entry; see `createPublishing`.
 * @throws ExpectedError `invalid-input` for other numbers of days
 */
export async function createPreview(
  { inTransaction }: PublishingContext,
  actor: Actor,
  kind: string,
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
    await auditItem(transaction, actor, "preview-made", { kind, id }, { days });
    return { kind: "created", token, link: previewLink(link) };
  });
}

/** Revokes a link, with its audit entry. @returns its item; undefined for an unknown link */
export async function revokePreview(
  { inTransaction }: PublishingContext,
  actor: Actor,
  linkId: number,
): Promise<ItemName | undefined> {
  return inTransaction(async (transaction) => {
    const item = await removePreviewLink(transaction, linkId);
    if (item !== undefined) await auditItem(transaction, actor, "preview-revoked", item);
    return item;
  });
}

/** Returns the item of a token; undefined for an invalid token, and for an item in the bin. */
export async function itemOfToken({ rows }: PublishingContext, token: string): Promise<ItemName | undefined> {
  const hash = tokenHash(token);
  const link = hash === undefined ? undefined : await findPreviewLink(rows, hash, Date.now());
  if (link === undefined) return undefined;
  const { kind, item_id } = link;
  const item = await findItem(rows, kind, item_id);
  return item === undefined || item.binned_at !== null ? undefined : { kind, id: item.id };
}

/** Returns the newest saved version for a link; undefined when the link does not work. */
export async function previewByToken(
  context: PublishingContext,
  token: string,
  language: Language,
): Promise<Previewed | undefined> {
  const found = await itemOfToken(context, token);
  const item = found && (await findItem(context.rows, found.kind, found.id));
  if (found === undefined || item === undefined) return undefined;
  const collection = context.collections.named(found.kind);
  const { draft } = await newestVersion(context.rows, collection, item);
  return previewOf(collection, item.id, draft, language, context);
}

/** Returns the newest version, or the actor's autosave with a key; see `createPublishing`. */
export async function previewForStaff(
  context: PublishingContext,
  actor: Actor,
  collection: AnyCollection,
  id: number | undefined,
  language: Language,
  key = FIRST_DRAFT,
): Promise<Previewed | undefined> {
  const { rows } = context;
  const { name: kind } = collection;
  const item = id === undefined ? undefined : await findItemOrPage(rows, collection, id);
  if (id !== undefined && item === undefined) return undefined;
  const typed = await readAutosave(rows, collection, { userId: actor.userId, kind, id, key });
  const draft = typed?.draft ?? (item && (await newestVersion(rows, collection, item)).draft);
  return draft && previewOf(collection, id ?? 0, draft, language, context);
}

/** Returns a draft as its public page would show it, even if incomplete. @param id 0 for a new item */
async function previewOf(
  collection: AnyCollection,
  id: number,
  draft: Draft,
  language: Language,
  context: PublishingContext,
): Promise<Previewed | undefined> {
  const validation = await loadValidationContext(collection, draft, context, id);
  const { altOf, documentOf, labelOf } = validation;
  const facts = { today: dayOf(Date.now()), altOf, documentOf, labelOf };
  const content = toPublished(collection, id, presentable(collection, draft, validation), facts);
  const page = inLanguage(collection, content, language);
  return page && { kind: collection.name, page };
}

/** Returns a draft without the facts, and without the files of lists, that a save would refuse: no page can show them. */
function presentable(collection: AnyCollection, draft: Draft, validation: ValidationContext): Draft {
  const refused = problemsOfSeverity("refused", problemsOf(collection, draft, validation));
  const paths = new Set(refused.map(({ path }) => path));
  const shown = Object.entries(collection.facts).map(([name, field]) => {
    if (isFileList(field)) return [name, filesOf(draft, name).filter((_, i) => !paths.has(`${name}.${i}`))];
    return [name, paths.has(name) ? "" : draft[name]];
  });
  return { ...draft, ...Object.fromEntries(shown) };
}
