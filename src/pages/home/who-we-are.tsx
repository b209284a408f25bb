import { offerTexts } from "#collections/offers/texts.ts";
import { LinkButton } from "#ui/button.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { CrewDrawing } from "./crew-drawing.tsx";
import type { HomeText } from "./home.ts";
import css from "./who-we-are.module.css";

/**
 * Who we are: one sentence, the drawing of the crew, three places of work. @param practiceId the open practice, if any
 */
export function WhoWeAre({ texts, practiceId }: { texts: HomeText; practiceId: number | undefined }) {
  const { t, href } = usePage(offerTexts);
  const columns = [
    [texts.onBoard, texts.onBoardText],
    [texts.workshop, texts.workshopText],
    [texts.students, texts.studentsText],
  ];
  return (
    <section className={`section ${css.who}`} aria-labelledby="who-we-are">
      <div className="wrap">
        <h2 className="label" id="who-we-are">
          {texts.whoWeAre}
        </h2>
        <p className={css.statement}>{texts.statement}</p>
        <div className={css.crew}>
          <CrewDrawing />
        </div>
        <div className={css.columns}>
          {columns.map(([heading, text]) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className={css.actions}>
          <LinkButton href={href("/careers")}>{t("nav.careers")}</LinkButton>
          {practiceId === undefined ? null : (
            <MoreLink href={href(`/careers/${practiceId}`)} label={t("practiceLabel")} />
          )}
        </div>
      </div>
    </section>
  );
}
