import type { StaffContext } from "#features/accounts/staff.ts";
import { json, refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import type { Published } from "../collection.ts";
import type { Draft } from "../drafts/drafts.ts";
import { type ItemAction, itemActionSchema } from "../item-actions.ts";
import type { Route } from "./+types/item-action";
import { type ActionAnswer, statusOf } from "./action-answer.ts";
import { type ItemAddress, itemAddress } from "./item-address.ts";
import { readDraft } from "./read-draft.ts";

/** The bound of a draft that is sent to be checked. */
export const handle = { body: { bytes: 600 * 1024, seconds: 60 } };

/** POST /dashboard/act/:kind/:id: runs an action on an item. Responds with an `ActionAnswer`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(args, async (staff) => {
    const address = itemAddress(args);
    const itemAction = itemActionSchema.safeParse(await readJson(args.request));
    if (!itemAction.success) throw new ExpectedError("invalid-input", "There is nothing like that to be done.");
    const answer = await done(staff, address, itemAction.data);
    return json(answer, statusOf(answer));
  });
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}

async function done(staff: StaffContext, address: ItemAddress, itemAction: ItemAction): Promise<ActionAnswer> {
  const { kind, id } = address;
  const { publishing, actor } = staff;
  if (itemAction.do === "check") return checked(staff, address, itemAction.draft);
  if (itemAction.do === "test-mail") return tested(staff, address, itemAction);
  if (id === undefined) return { kind: "missing" };
  switch (itemAction.do) {
    case "publish":
      return publishing.publish(actor, kind, id, itemAction.version);
    case "schedule":
      return publishing.schedule(actor, kind, id, {
        publishAt: itemAction.publishAt ?? undefined,
        withdrawAt: itemAction.withdrawAt ?? undefined,
      });
    case "withdraw":
      return publishing.withdraw(actor, kind, id);
    case "bin":
      return publishing.moveToBin(actor, kind, id);
    case "restore":
      return publishing.restoreFromBin(actor, kind, id);
    case "delete":
      return publishing.deleteForGood(actor, kind, id);
    case "duplicate":
      return publishing.duplicate(actor, kind, id);
    case "restore-version":
      return publishing.restoreVersion(actor, kind, id, itemAction.version, itemAction.baseVersion);
    case "preview-link":
      return linked(staff, { kind, id }, itemAction.days);
    case "revoke-preview-link":
      await publishing.revokePreviewLink(actor, itemAction.link);
      return { kind: "revoked" };
  }
}

async function checked(
  { publishing, actor }: StaffContext,
  { collection, kind, id }: ItemAddress,
  sent: unknown,
): Promise<ActionAnswer> {
  const read = readDraft(collection, sent);
  if ("problems" in read) return { kind: "checked", problems: read.problems };
  return { kind: "checked", problems: await publishing.check(actor, kind, id, read.draft as unknown as Draft) };
}

/** Sends an e-mail with the words of a draft and example data to the actor. */
async function tested(
  { actor, accounts, administration, outgoing }: StaffContext,
  { collection, kind }: ItemAddress,
  { mail, language, draft: sent }: Extract<ItemAction, { do: "test-mail" }>,
): Promise<ActionAnswer> {
  const read = readDraft(collection, sent);
  if ("problems" in read) return { kind: "refused", problems: read.problems };
  const text = { ...read.draft.texts[language], language } as Published["text"];
  const example = (await outgoing.examples({ page: kind, text }, language)).find(({ key }) => key === mail);
  if (example === undefined) throw new ExpectedError("invalid-input", "The page has no such email.");
  const { email } = await accounts.protection(actor);
  if (email === undefined) return { kind: "no-address" };
  const { subject, text: plain, html } = example;
  const content = { subject: `[Test] ${subject}`, text: plain, html };
  const outcome = await administration.sendExample(actor, email, content);
  if (outcome.kind === "limited") return outcome;
  return { kind: "tested", address: email, waits: outcome.waits };
}

async function linked(
  { publishing, actor }: StaffContext,
  { kind, id }: { kind: ItemAddress["kind"]; id: number },
  days: number,
): Promise<ActionAnswer> {
  const made = await publishing.createPreviewLink(actor, kind, id, { days });
  if (made.kind !== "created") return { kind: made.kind };
  return { kind: "linked", path: `/preview/${made.token}`, link: made.link };
}
