import type { AnyCollection, Draft } from "../collection.ts";
import { autosaveSchema, draftSchema } from "../drafts/draft-schemas.ts";
import { richField } from "../fields.ts";
import { type Problem, problem } from "../problems.ts";

/** What came as a draft: the draft, or which of its fields are none. */
export type ReadDraft = { draft: Draft } | { problems: Problem[] };

/**
 * Reads what a form sends as its draft. A field that is too long, or does not belong there, is named.
 * @param isAutosave nothing is saved, so that texts may be longer than their fields allow
 */
export function readDraft(collection: AnyCollection, sent: unknown, isAutosave = false): ReadDraft {
  const parsed = (isAutosave ? autosaveSchema : draftSchema)(collection).safeParse(sent);
  if (parsed.success) return { draft: parsed.data };
  const paths = new Set(parsed.error.issues.map(({ path }) => fieldPath(collection, path)));
  return { problems: [...paths].map((path) => problem(path, "malformed")) };
}

/** The field of an issue: what is wrong inside of a rich document is wrong with the text that has it. */
function fieldPath({ texts }: AnyCollection, path: readonly PropertyKey[]): string {
  const names = path.map(String);
  if (names[0] !== "texts") return names[0] ?? "";
  const [, language, name] = names;
  return ["texts", language, name === "rich" ? richField(texts) : name].filter((part) => part !== undefined).join(".");
}
