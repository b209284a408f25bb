import type { Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { draftSchema } from "./drafts/draft-schemas.ts";
import { type Problem, problem, problemsOfSeverity } from "./problems.ts";
import { problemsOf, type ValidationContext } from "./problems-of.ts";
import { type CheckContext, loadValidationContext } from "./validation-context.server.ts";

/** A checked draft with its problems. */
interface CheckedDraft {
  wellFormed: true;
  /** The draft as it is stored: normalized and within bounds. */
  draft: Draft;
  /** Problems that prevent saving. */
  refused: Problem[];
  /** Problems that prevent publication. */
  incomplete: Problem[];
  validation: ValidationContext;
}

/** The result for input that is not a draft at all. */
interface Malformed {
  wellFormed: false;
  refused: Problem[];
}

/**
 * Checks a draft against its schema and the rules.
 * @param id of its entry; undefined for a new one
 * @param language of the titles that problems name
 */
export async function checkDraft(
  collection: AnyCollection,
  given: Draft,
  context: CheckContext,
  id?: number,
  language?: Language,
): Promise<CheckedDraft | Malformed> {
  const parsed = draftSchema(collection).safeParse(given);
  if (!parsed.success) {
    const paths = new Set(parsed.error.issues.map(({ path }) => path.join(".")));
    return { wellFormed: false, refused: [...paths].map((path) => problem(path, "malformed")) };
  }
  const draft = parsed.data;
  const validation = await loadValidationContext(collection, draft, context, id, language);
  const problems = problemsOf(collection, draft, validation);
  return {
    wellFormed: true,
    draft,
    refused: problemsOfSeverity("refused", problems),
    incomplete: problemsOfSeverity("incomplete", problems),
    validation,
  };
}
