import { useCallback, useMemo, useState } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import { type Draft, filesOf } from "../../drafts/drafts.ts";
import type { ListedFile } from "../../file-lists.ts";
import type { Problem } from "../../problems.ts";

/** The form's content and its known problems. */
interface Content {
  draft: Draft;
  problems: readonly Problem[];
  upToDate: readonly Language[];
  generation: number;
}

/** Returns the form's content and the functions that change it. */
export function useDraft(first: Draft) {
  const [content, setContent] = useState<Content>({ draft: first, problems: [], upToDate: [], generation: 0 });

  const change = useCallback((make: (draft: Draft) => Draft, isSolved: (path: string) => boolean) => {
    setContent((now) => ({
      ...now,
      draft: make(now.draft),
      problems: now.problems.filter(({ path }) => !isSolved(path)),
    }));
  }, []);

  const changes = useMemo(
    () => ({
      setFact: (name: string, value: string | number[]) =>
        change(
          (draft) => ({ ...draft, [name]: value }),
          (path) => path === name,
        ),
      setFiles: (name: string, edit: (files: readonly ListedFile[]) => readonly ListedFile[], place = "") =>
        change(
          (draft) => ({ ...draft, [name]: edit(filesOf(draft, name)) }),
          (path) => path === name || path.startsWith(`${name}.${place}`),
        ),
      setText: (language: Language, texts: Readonly<Record<string, unknown>>, place?: string) => {
        const fields = Object.keys(texts).map((name) => `texts.${language}.${name}`);
        const within = fields.map((field) => (place === undefined ? `${field}.` : `${field}.${place}`));
        change(
          (draft) => ({
            ...draft,
            texts: { ...draft.texts, [language]: withoutEmpty({ ...draft.texts[language], ...texts }) },
          }),
          (path) => [`texts.${language}`, ...fields].includes(path) || within.some((start) => path.startsWith(start)),
        );
      },
      setUpToDate: (language: Language, follows: boolean) =>
        setContent((now) => {
          const others = now.upToDate.filter((code) => code !== language);
          return { ...now, upToDate: follows ? [...others, language] : others };
        }),
      setProblems: (problems: readonly Problem[]) => setContent((now) => ({ ...now, problems })),
      /** Replaces the form's content. */
      replace: (draft: Draft) =>
        setContent((now) => ({ draft, problems: [], upToDate: [], generation: now.generation + 1 })),
      /** Replaces the problems after a save and resets which translations are marked as following English. */
      settle: (problems: readonly Problem[] = []) => setContent((now) => ({ ...now, problems, upToDate: [] })),
    }),
    [change],
  );
  return { ...content, ...changes };
}

/** Removes an undefined `rich`. */
function withoutEmpty(texts: Draft["texts"][Language]): Draft["texts"][Language] {
  if (texts.rich !== undefined) return texts;
  const { rich: _none, ...rest } = texts;
  return rest;
}
