import * as z from "zod/mini";
import { ExpectedError } from "#server/errors.ts";
import { readJson } from "#server/http/read-json.ts";
import { refuseMethod, staffJson } from "../../middleware/staff-json.ts";
import type { Route } from "./+types/autosave";
import { itemAddress } from "./item-address.ts";
import { readDraft } from "./read-draft.ts";

/** As much as an autosave may be, and what is around it. */
export const handle = { body: { bytes: 520 * 1024, seconds: 60 } };

const METHODS = "POST, DELETE";

const inputSchema = z.strictObject({ draft: z.unknown(), baseVersion: z.int32().check(z.minimum(0)) });

/** What keeping or dropping came to: when it was kept, in ms since 1970. */
export type AutosaveAnswer = { kind: "kept"; at: number } | { kind: "dropped" };

/** /dashboard/autosave/:kind/:id: POST keeps what somebody has typed so far, for them alone; DELETE drops it. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (!["POST", "DELETE"].includes(args.request.method)) return refuseMethod(args, METHODS);
  return staffJson(args, async ({ publishing, actor }): Promise<AutosaveAnswer> => {
    const { kind, id } = itemAddress(args.params);
    if (args.request.method === "DELETE") {
      await publishing.dropAutosave(actor, kind, id);
      return { kind: "dropped" };
    }
    const input = inputSchema.safeParse(await readJson(args.request));
    const read = input.success ? readDraft(kind, input.data.draft) : undefined;
    if (!input.success || read === undefined || "problems" in read) {
      throw new ExpectedError("invalid-input", "This is no draft of that kind.");
    }
    const { baseVersion } = input.data;
    return { kind: "kept", at: await publishing.autosave(actor, kind, id, { draft: read.draft, baseVersion }) };
  });
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args, METHODS);
}
