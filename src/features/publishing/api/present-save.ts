import { z } from "zod";
import { json, jsonError } from "#features/api/json.ts";
import type { fieldErrorsSchema } from "#features/submissions/api/present-receipt.ts";
import { problemsOfSeverity } from "../problems.ts";
import type { SaveOutcome } from "../publishing.server.ts";
import { ITEM_STATES, type ItemState } from "../states.ts";
import { type ApiCollection, nameOf } from "./call-fields.ts";
import { notFound } from "./resource.ts";
import { type WrongFields, wordsOfProblems } from "./wrong-fields.ts";

/** The response to a call that was saved. */
export const savedSchema = z.strictObject({
  id: z.int().positive(),
  version: z.int().positive().meta({ description: "For `version` of the next change." }),
  state: z.enum(ITEM_STATES).meta({ description: "Where the item stands now." }),
  waiting: z
    .array(z.string())
    .optional()
    .meta({ description: "The call is kept, and not published before these fields are answered." }),
});

/** The response to a call that moved an item to the bin. */
export const binnedSchema = savedSchema.pick({ id: true, state: true });

/** Returns the response to a call with invalid fields, which was not saved. */
export function wrong(errors: WrongFields): Response {
  const [first] = Object.entries(errors);
  // Without a field, the body as a whole is invalid.
  const error = first === undefined ? "The body must be a JSON object." : first.join(": ");
  return json({ error, errors } satisfies z.infer<typeof fieldErrorsSchema>, 422);
}

/**
 * Returns the response to a save.
 * @param status of a successful save
 * @param id of the item, for the error when it has been deleted for good in the meantime
 * @param stateNow reads the state of an item that was saved and not published
 */
export async function presentSave(
  outcome: SaveOutcome,
  {
    collection,
    status,
    id,
    stateNow,
  }: {
    collection: ApiCollection;
    status: 200 | 201;
    id: string;
    stateNow(id: number): Promise<ItemState>;
  },
): Promise<Response> {
  switch (outcome.kind) {
    case "saved": {
      const { id, version, state } = outcome;
      return json({ id, version, state } satisfies z.infer<typeof savedSchema>, status);
    }
    case "incomplete": {
      const { id, version, problems } = outcome;
      const waiting = problemsOfSeverity("incomplete", problems).map(({ path }) => nameOf(collection, path));
      return json({ id, version, state: await stateNow(id), waiting } satisfies z.infer<typeof savedSchema>, status);
    }
    case "refused":
      return wrong(wordsOfProblems(collection, outcome.problems));
    case "missing":
      return notFound(collection, id);
    case "elsewhere":
      return jsonError(409, "Somebody else has saved it in the meantime.");
    case "conflict":
      return jsonError(409, `Somebody else has saved it in the meantime: its version is ${outcome.theirs.version}.`);
  }
}
