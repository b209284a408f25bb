import type { StaffContext } from "#features/accounts/staff.ts";
import { json, refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import type { Draft } from "../drafts/drafts.ts";
import { type ItemAct, itemActSchema } from "../item-acts.ts";
import type { Route } from "./+types/act";
import { type ActAnswer, statusOf } from "./act-answer.ts";
import { type ItemAddress, itemAddress } from "./item-address.ts";
import { readDraft } from "./read-draft.ts";

/** A draft to check, and not more than a draft may be. */
export const handle = { body: { bytes: 600 * 1024, seconds: 60 } };

/** POST /dashboard/act/:kind/:id: does something with an item. Answers an `ActAnswer`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(args, async (staff) => {
    const address = itemAddress(args);
    const act = itemActSchema.safeParse(await readJson(args.request));
    if (!act.success) throw new ExpectedError("invalid-input", "There is nothing like that to be done.");
    const answer = await done(staff, address, act.data);
    return json(answer, statusOf(answer));
  });
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}

async function done(staff: StaffContext, address: ItemAddress, act: ItemAct): Promise<ActAnswer> {
  const { kind, id } = address;
  const { publishing, actor } = staff;
  if (act.do === "check") return checked(staff, address, act.draft);
  if (id === undefined) return { kind: "missing" };
  switch (act.do) {
    case "publish":
      return publishing.publish(actor, kind, id, act.version);
    case "schedule":
      return publishing.schedule(actor, kind, id, {
        publishAt: act.publishAt ?? undefined,
        withdrawAt: act.withdrawAt ?? undefined,
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
      return publishing.restoreVersion(actor, kind, id, act.version, act.baseVersion);
    case "preview-link":
      return linked(staff, { kind, id }, act.days);
    case "revoke-preview-link":
      await publishing.revokePreviewLink(actor, act.link);
      return { kind: "revoked" };
  }
}

async function checked(
  { publishing, actor }: StaffContext,
  { collection, kind, id }: ItemAddress,
  sent: unknown,
): Promise<ActAnswer> {
  const read = readDraft(collection, sent);
  if ("problems" in read) return { kind: "checked", problems: read.problems };
  return { kind: "checked", problems: await publishing.check(actor, kind, id, read.draft as unknown as Draft) };
}

async function linked(
  { publishing, actor }: StaffContext,
  { kind, id }: { kind: ItemAddress["kind"]; id: number },
  days: number,
): Promise<ActAnswer> {
  const made = await publishing.createPreviewLink(actor, kind, id, { days });
  if (made.kind !== "created") return { kind: made.kind };
  return { kind: "linked", path: `/preview/${made.token}`, link: made.link };
}
