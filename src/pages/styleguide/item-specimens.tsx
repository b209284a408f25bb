import { newsTexts } from "#collections/news/texts.ts";
import { OtherProducts } from "#collections/products/other-products.tsx";
import { ProductData } from "#collections/products/product-facts.tsx";
import { ProjectFacts } from "#collections/projects/project-facts.tsx";
import { formatDay } from "#platform/i18n/dates.ts";
import { ItemText } from "#ui/site/item-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { SideLinks } from "#ui/site/side-links.tsx";
import "#ui/site/side-links.css";
import css from "./guide.module.css";
import { InLanguage } from "./in-language.tsx";
import { richSample } from "./rich-sample.ts";
import { inStock, longNews, news, outOfStock, project, services } from "./samples.ts";
import { Specimen } from "./specimen.tsx";

/** The services of the project. */
const ofProject = services
  .filter(({ id }) => project.services.includes(id))
  .map(({ id, text: { title, language } }) => ({ id, title, language, isSeen: true }));

/** The parts of the page of a project, an article or a product. */
export function ItemSpecimens() {
  const { t, href, language } = usePage(newsTexts);
  return (
    <>
      <Specimen
        name="ItemText"
        file="src/ui/site/item-text.tsx"
        note="The first paragraph leads. On a German page that lacks the text, a note says so."
      >
        <div className={css.pair}>
          <div>
            <ItemText text={project.text} />
          </div>
          <InLanguage language="de">
            <ItemText text={project.text} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen
        name="RichText"
        file="src/ui/rich-text/rich-text.tsx"
        note="Headings below the page's own, lists, a quotation, a picture with its caption. Plain texts stay as above."
      >
        <div className={css.pair}>
          <div>
            <ItemText text={{ ...project.text, rich: richSample }} />
          </div>
          <InLanguage language="de">
            <ItemText text={{ ...project.text, rich: richSample }} lead={news.text.shortDescription} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen
        name="ProjectFacts, SideFacts"
        file="src/ui/site/side-facts.tsx"
        note="A fact without a value is left out."
      >
        <div className={css.pair}>
          <ProjectFacts project={project} services={ofProject} />
          <InLanguage language="pl">
            <ProjectFacts project={{ ...project, projectUrl: undefined, equipmentMaker: undefined }} services={[]} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen
        name="ProductData"
        file="src/collections/products/product-facts.tsx"
        note="In stock with documentation; out of stock without, on a German page."
      >
        <div className={css.pair}>
          <div>
            <ProductData product={inStock} />
          </div>
          <InLanguage language="de">
            <ProductData product={outOfStock} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen name="SideLinks" file="src/ui/site/side-links.tsx">
        <div className={css.pair}>
          <SideLinks
            title={t("latest")}
            links={[news, longNews].map(({ id, posted, text }) => ({
              href: href(`/news/${id}`),
              note: formatDay(posted, language),
              title: text.title,
            }))}
          />
        </div>
      </Specimen>
      <Specimen name="OtherProducts" file="src/collections/products/other-products.tsx">
        <div className={css.pair}>
          <div>
            <OtherProducts products={[inStock, outOfStock]} />
          </div>
        </div>
      </Specimen>
    </>
  );
}
