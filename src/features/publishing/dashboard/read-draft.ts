import type { AnyCollection, Draft } from "../collection.ts";
import { autosaveSchema, draftSchema } from "../drafts/draft-schemas.ts";
import { richField } from "../fields.ts";
import { type Problem, problem } from "../problems.ts";

/** The received draft, or the problems of its fields. */
export type ReadDraft = { draft: Draft } | { problems: Problem[] };

/**
 * Reads the draft that a form sends. Fields that are too long or unknown are reported as problems.
 * @param isAutosave for an autosave, whose texts may be longer than their fields allow
 */
export function readDraft(collection: AnyCollection, sent: unknown, isAutosave = false): ReadDraft {
  const parsed = (isAutosave ? autosaveSchema : draftSchema)(collection).safeParse(sent);
  if (parsed.success) return { draft: parsed.data };
  const paths = new Set(parsed.error.issues.map(({ path }) => fieldPath(collection, path)));
  return { problems: [...paths].map((path) => problem(path, "malformed")) };
}

/** Returns the field of an issue: an issue inside a rich document belongs to its text. */
function fieldPath({ texts }: AnyCollection, path: readonly PropertyKey[]): string {
  const names = path.map(String);
  if (names[0] !== "texts") return names[0] ?? "";
  const [, language, name] = names;
  return ["texts", language, name === "rich" ? richField(texts) : name].filter((part) => part !== undefined).join(".");
}
