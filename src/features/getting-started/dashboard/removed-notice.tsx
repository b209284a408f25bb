import { useEffect, useRef } from "react";
import { useCollections } from "#features/publishing/dashboard/collections.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { RemovedExamples } from "../getting-started.ts";
import { gettingStartedTexts } from "../texts.ts";
import { countedExamples } from "./counted-examples.ts";
import css from "./page.module.css";

/** Reports the removed examples and takes the focus. */
export function RemovedNotice({ removed }: { removed: RemovedExamples | undefined }) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const collections = useCollections();
  const { examples: words } = texts.gettingStarted;
  const notice = useRef<HTMLDivElement>(null);
  const isShown = removed !== undefined;
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [isShown]);
  if (removed === undefined) return null;
  const items = countedExamples(removed, collections, texts, language);
  return (
    <Notice ref={notice} kind="done" place={css.notice}>
      <p>{items === "" ? words.nothing : fill(words.removed, { items })}</p>
    </Notice>
  );
}
