import { draftSchemas } from "./drafts/draft-schemas.ts";
import type { Draft, Drafts } from "./drafts/drafts.ts";
import type { ItemKind } from "./kinds.ts";
import { type Problem, problem, problemsThat } from "./problems.ts";
import { problemsOf, type Surroundings } from "./problems-of.ts";
import { lookAround, type Site } from "./surroundings.server.ts";

/** A draft with what stops it. */
interface Judged<K extends ItemKind> {
  wellFormed: true;
  /** As it is kept: bounded, and in order. */
  draft: Drafts[K];
  /** With any of these nothing is written. */
  refused: Problem[];
  /** With any of these nothing is published. */
  incomplete: Problem[];
  around: Surroundings;
}

/** What has not even the shape of a draft. */
interface Malformed {
  wellFormed: false;
  refused: Problem[];
}

/** Checks a draft against its schema and the rules. */
export async function judge<K extends ItemKind>(kind: K, given: Drafts[K], site: Site): Promise<Judged<K> | Malformed> {
  const parsed = draftSchemas[kind].safeParse(given);
  if (!parsed.success) {
    const paths = new Set(parsed.error.issues.map(({ path }) => path.join(".")));
    return { wellFormed: false, refused: [...paths].map((path) => problem(path, "malformed")) };
  }
  const draft = parsed.data as Drafts[K];
  const around = await lookAround(kind, draft as Draft, site);
  const problems = problemsOf(kind, draft as Draft, around);
  return {
    wellFormed: true,
    draft,
    refused: problemsThat("refused", problems),
    incomplete: problemsThat("incomplete", problems),
    around,
  };
}
