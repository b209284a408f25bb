import type { AnyCollection, Draft } from "./collection.ts";
import { draftSchema } from "./drafts/draft-schemas.ts";
import { type Problem, problem, problemsThat } from "./problems.ts";
import { problemsOf, type ValidationContext } from "./problems-of.ts";
import { type CheckContext, loadValidationContext } from "./validation-context.server.ts";

/** A draft with what stops it. */
interface CheckedDraft {
  wellFormed: true;
  /** As it is kept: bounded, and in order. */
  draft: Draft;
  /** With any of these nothing is written. */
  refused: Problem[];
  /** With any of these nothing is published. */
  incomplete: Problem[];
  validation: ValidationContext;
}

/** What has not even the shape of a draft. */
interface Malformed {
  wellFormed: false;
  refused: Problem[];
}

/** Checks a draft against its schema and the rules. */
export async function checkDraft(
  collection: AnyCollection,
  given: Draft,
  context: CheckContext,
): Promise<CheckedDraft | Malformed> {
  const parsed = draftSchema(collection).safeParse(given);
  if (!parsed.success) {
    const paths = new Set(parsed.error.issues.map(({ path }) => path.join(".")));
    return { wellFormed: false, refused: [...paths].map((path) => problem(path, "malformed")) };
  }
  const draft = parsed.data;
  const validation = await loadValidationContext(collection, draft, context);
  const problems = problemsOf(collection, draft, validation);
  return {
    wellFormed: true,
    draft,
    refused: problemsThat("refused", problems),
    incomplete: problemsThat("incomplete", problems),
    validation,
  };
}
