import { CrewDrawing } from "#pages/home/crew-drawing.tsx";
import { LinkButton } from "#ui/button.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { isHidden } from "#ui/site/navigation-parts.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./crew.module.css";

/** The people: a text, links to careers and achievements, and the drawing of the crew. */
export function Crew({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  const { t, href, hidden } = usePage();
  return (
    <section className={css.crew} aria-labelledby="crew">
      <div className={`wrap grid ${css.inner}`}>
        <h2 id="crew">{heading}</h2>
        <div className={css.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={css.actions}>
            <LinkButton href={href("/careers")}>{t("nav.careers")}</LinkButton>
            {isHidden("/achievements", hidden) ? null : (
              <MoreLink href={href("/achievements")} label={t("nav.achievements")} />
            )}
          </p>
        </div>
        <div className={css.drawing}>
          <CrewDrawing />
        </div>
      </div>
    </section>
  );
}
