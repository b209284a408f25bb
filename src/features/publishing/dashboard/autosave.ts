import * as z from "zod/mini";
import { json, refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { readJson } from "#platform/http/read-json.server.ts";
import { isDraftKey } from "../autosaves.ts";
import type { AutosaveOutcome } from "../publishing.server.ts";
import type { Route } from "./+types/autosave";
import { draftKeyIn, itemAddress } from "./item-address.ts";
import { readDraft } from "./read-draft.ts";

/** The bound of an autosave and of the JSON around it. */
export const handle = { body: { bytes: 520 * 1024, seconds: 60 } };

const METHODS = "POST, DELETE";

/** The form and its autosave; see `AutosaveOfForm`. */
export const formSchema = z.strictObject({
  tab: z.string().check(z.refine(isDraftKey)),
  revision: z.int32().check(z.minimum(0)),
});

const inputSchema = z.extend(formSchema, { draft: z.unknown(), baseVersion: z.int32().check(z.minimum(0)) });

/** What the editor sends. */
export interface AutosaveRequest extends Omit<z.infer<typeof inputSchema>, "draft"> {
  draft: object;
}

/** The result of storing or removing an autosave. */
export type AutosaveAnswer = AutosaveOutcome | { kind: "dropped" };

/**
 * /dashboard/autosave/:kind/:id?draft=KEY: POST stores what the account has typed so far, visible to that account only; 409 when another
 * form has written it since, or when there are too many. DELETE removes it; with a body, as `dropAutosave` does.
 */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (!["POST", "DELETE"].includes(args.request.method)) return refuseMethod(args, METHODS);
  return staffJson(args, async ({ publishing, actor }) => {
    const { collection, kind, id } = itemAddress(args);
    const key = draftKeyIn(args.request);
    const body: unknown = await readJson(args.request);
    if (args.request.method === "DELETE") {
      await publishing.dropAutosave(actor, kind, id, key, formSchema.safeParse(body).data);
      return { kind: "dropped" } satisfies AutosaveAnswer;
    }
    const input = inputSchema.safeParse(body);
    const read = input.success ? readDraft(collection, input.data.draft, true) : undefined;
    if (!input.success || read === undefined || "problems" in read) {
      throw new ExpectedError("invalid-input", "This is no draft of that kind.");
    }
    const outcome = await publishing.autosave(actor, kind, id, { ...input.data, draft: read.draft, key });
    return json(outcome, outcome.kind === "saved" ? 200 : 409);
  });
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args, METHODS);
}
