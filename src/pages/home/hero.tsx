import { LinkButton } from "#ui/button.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./hero.module.css";
import { HeroDrawing } from "./hero-drawing.tsx";
import type { HomeText } from "./home.ts";
import { homeTexts } from "./texts.ts";

/** The first view: label, headline, tagline, and the one line from sea to square wave. */
export function Hero({ texts }: { texts: HomeText }) {
  const { t, href } = usePage(homeTexts);
  return (
    <section className={css.hero}>
      <div className="wrap">
        <p className="label">{texts.label}</p>
        <h1>{texts.headline}</h1>
        <div className={css.say}>
          <p className="lead">{texts.tagline}</p>
          <div className={css.actions}>
            <LinkButton variant="primary" href={href("/contact")}>
              {t("nav.contact")}
            </LinkButton>
            <MoreLink href={href("/services")} label={t("nav.services")} />
          </div>
        </div>
      </div>
      <HeroDrawing label={t("heroDrawing")} length={t("heroLength")} />
    </section>
  );
}
