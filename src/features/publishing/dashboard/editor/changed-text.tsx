import { useMemo } from "react";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { changedPassages } from "../../changed-passages.ts";
import { publishingTexts } from "../../texts.ts";
import css from "./changed-text.module.css";

/** A text in which additions and removals since an earlier one are marked. */
export function ChangedText({ before, after, lang }: { before: string; after: string; lang?: string | undefined }) {
  const { history } = useTexts(publishingTexts);
  const passages = useMemo(() => changedPassages(before, after), [before, after]);
  return (
    <p className={css.text} lang={lang}>
      {passages.map(({ kind, text }, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no key but their position.
        if (kind === "same") return <span key={i}>{text}</span>;
        const Marked = kind === "added" ? "ins" : "del";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          <Marked key={i}>
            <span className="hidden">{kind === "added" ? history.addedBegins : history.removedBegins} </span>
            {text}
          </Marked>
        );
      })}
    </p>
  );
}
