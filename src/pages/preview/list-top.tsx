import type { ReactNode } from "react";
import type { ListPageText } from "#features/publishing/list-page.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";

interface ListTopProps {
  text: ListPageText;
  /** Path of the banner's drawing. */
  drawing: string;
  /** The newest entries. */
  children: ReactNode;
}

/** The page of a list down to its newest entries. */
export function ListTop({ text, drawing, children }: ListTopProps) {
  const { withFigures } = usePage();
  const { title, lead } = withFigures(text);
  return (
    <>
      <DrawingBanner title={title} lead={lead} crumbs={[{ title }]} drawing={drawing} />
      <div className="wrap section">{children}</div>
    </>
  );
}
