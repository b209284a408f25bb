import { useTexts } from "#ui/dashboard/staff-context.tsx";
import type { Passage } from "../../changed-passages.ts";
import { publishingTexts } from "../../texts.ts";
import css from "./passages.module.css";

/** A text in which additions and removals are marked, also for screen readers. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  const { history } = useTexts(publishingTexts);
  return passages.map(({ kind, text }, i) => {
    // Passages never change their order.
    const key = `${i}${kind}`;
    if (kind === "same") return <span key={key}>{text}</span>;
    const Mark = kind === "added" ? "ins" : "del";
    return (
      <Mark key={key} className={kind === "added" ? css.added : css.removed}>
        <span className="hidden"> {kind === "added" ? history.addedBegins : history.removedBegins} </span>
        {text}
        <span className="hidden"> {history.changeEnds} </span>
      </Mark>
    );
  });
}
