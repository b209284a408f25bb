import { homeTexts } from "#pages/home/texts.ts";
import { servicesTexts } from "#pages/services/texts.ts";
import { MoreLink } from "#ui/more-link.tsx";
import { Breadcrumbs } from "#ui/site/breadcrumbs.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SectionHead } from "#ui/site/section-head.tsx";
import css from "./guide.module.css";
import { InLanguage } from "./in-language.tsx";
import { Specimen } from "./specimen.tsx";

/** Banners, breadcrumbs and section heads. Banners contain the page's only h1, so they are linked. */
export function PageHeadSpecimens() {
  const { t, href } = usePage(homeTexts, servicesTexts);
  return (
    <>
      <Specimen name="DrawingBanner" file="src/ui/site/banner.tsx">
        <p>
          Banner A: title left, drawing right, the line from edge to edge. This page begins with it; with a drawing that
          has a meaning of its own on <a href={href("/services/4")}>Maintenance and repair</a>.
        </p>
      </Specimen>
      <Specimen name="PictureBanner" file="src/ui/site/picture-banner.tsx">
        <p>
          Banner B: the picture flush right, its horizon continues the line. It heads{" "}
          <a href={href("/projects/1")}>a project</a>, <a href={href("/news/1")}>an article</a> and{" "}
          <a href={href("/products/1")}>a product</a>.
        </p>
      </Specimen>
      <Specimen
        name="Breadcrumbs"
        file="src/ui/site/breadcrumbs.tsx"
        note="Terminals on the line, the current page orange. The long title is cut on narrow screens."
      >
        <div className={css.states}>
          <InLanguage language="pl">
            <div className={css.line}>
              <Breadcrumbs crumbs={[{ title: "Usługi", path: "/services" }, { title: "Konserwacja i naprawy" }]} />
            </div>
          </InLanguage>
          <InLanguage language="de">
            <div className={css.line}>
              <Breadcrumbs
                crumbs={[
                  { title: "Projekte", path: "/projects" },
                  { title: "Stromversorgung für eine Ballastwasserbehandlung auf einem Massengutfrachter" },
                ]}
              />
            </div>
          </InLanguage>
        </div>
      </Specimen>
      <Specimen
        name="SectionHead"
        file="src/ui/site/section-head.tsx"
        note="Every section of this page begins with it; here with a way further."
        layout="wide"
      >
        <SectionHead
          id="head-specimen"
          title="What we do"
          lead="From the first drawing to the last service call, on board and ashore."
        >
          <MoreLink href={href("/services")} label={t("labels.seeMore")} about={t("seeServices")} />
        </SectionHead>
      </Specimen>
    </>
  );
}
