import * as z from "zod/mini";
import type { StaffContext } from "#features/accounts/staff.ts";
import { json, refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { isDraftKey } from "../autosaves.ts";
import type { AnyCollection } from "../collection.ts";
import type { SaveOutcome } from "../publishing.server.ts";
import type { Route } from "./+types/save";
import { statusOf } from "./action-answer.ts";
import { formSchema } from "./autosave.ts";
import { itemAddress } from "./item-address.ts";
import { readDraft } from "./read-draft.ts";

/** The bound of three descriptions of 20,000 characters with their formatting. */
export const handle = { body: { bytes: 1024 * 1024, seconds: 60 } };

const inputSchema = z.strictObject({
  draft: z.unknown(),
  baseVersion: z.int32().check(z.minimum(0)),
  upToDate: z.array(z.enum(LANGUAGE_CODES)).check(z.maxLength(LANGUAGE_CODES.length)),
  aim: z.enum(["keep", "publish"]),
  autosave: z.optional(z.extend(formSchema, { key: z.string().check(z.refine(isDraftKey)) })),
});

/** What the editor sends. */
export interface SaveRequest extends Omit<z.infer<typeof inputSchema>, "draft"> {
  draft: object;
}

/** POST /dashboard/save/:kind/:id: saves the draft as a version, or publishes it. Responds with a `SaveOutcome`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(args, async (staff) => {
    const { collection, id } = itemAddress(args);
    const input = inputSchema.safeParse(await readJson(args.request));
    if (!input.success) throw new ExpectedError("invalid-input", "There is nothing to save in it.");
    const outcome = await saved(staff, collection, id, input.data);
    return json(outcome, outcome.kind === "saved" && id === undefined ? 201 : statusOf(outcome));
  });
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}

async function saved(
  { publishing, actor }: StaffContext,
  collection: AnyCollection,
  id: number | undefined,
  { draft, ...input }: z.infer<typeof inputSchema>,
): Promise<SaveOutcome> {
  const read = readDraft(collection, draft);
  if ("problems" in read) return { kind: "refused", problems: read.problems };
  return publishing.save(actor, collection.name, id, { ...input, draft: read.draft });
}
