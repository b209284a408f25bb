import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import parts from "#ui/site/part.module.css";
import { Part } from "#ui/site/part.tsx";
import type { ErrorText } from "./errors.ts";

const OTHERS = [
  "gone",
  "unexpected",
  "badRequest",
  "foreignOrigin",
  "tooSlow",
  "tooLarge",
  "unsupported",
  "tooMany",
  "storageFull",
  "signedOut",
] as const;

/** The titles and texts of all error pages, for the preview. */
export function ErrorsBody({ text }: { text: ErrorText }) {
  const { withFigures } = usePage();
  const words = withFigures(text);
  const { title, lead } = words;
  return (
    <>
      <DrawingBanner title={title} lead={lead} crumbs={[{ title }]} drawing="/drawings/banner-open-404.svg" />
      <div className={`wrap ${parts.parts}`}>
        {OTHERS.map((name) => (
          <Part key={name} id={name} heading={words[`${name}Title`]}>
            <p>{words[`${name}Lead`]}</p>
          </Part>
        ))}
      </div>
    </>
  );
}
