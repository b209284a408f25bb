import { NewsCard } from "#collections/news/news-card.tsx";
import { NewsRow } from "#collections/news/news-row.tsx";
import { ProductCard } from "#collections/products/product-card.tsx";
import { ProjectCard } from "#collections/projects/project-card.tsx";
import cards from "#ui/site/card-grid.module.css";
import { InLanguage } from "./in-language.tsx";
import { inStock, longNews, longProject, news, outOfStock, plainProject, project } from "./samples.ts";
import { Specimen } from "./specimen.tsx";

/**
 * Cards and rows of every kind: typical, with little text, with much text, and with text in another language than the
 * page.
 */
export function CardSpecimens() {
  return (
    <>
      <Specimen
        name="ProjectCard"
        file="src/collections/projects/project-card.tsx"
        note="Usual; with a long title; with neither category nor object; on a Polish page, the text not translated."
        layout="wide"
      >
        <div className={cards.cards}>
          <ProjectCard project={project} />
          <ProjectCard project={longProject} />
          <ProjectCard project={plainProject} />
          <InLanguage language="pl">
            <ProjectCard project={project} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen
        name="ProductCard, StockChip"
        file="src/collections/products/product-card.tsx"
        note="In stock; out of stock; both on a German page, the text not translated."
        layout="wide"
      >
        <div className={cards.cards}>
          <ProductCard product={inStock} />
          <ProductCard product={outOfStock} />
          <InLanguage language="de">
            <ProductCard product={inStock} />
          </InLanguage>
          <InLanguage language="de">
            <ProductCard product={outOfStock} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen
        name="NewsCard"
        file="src/collections/news/news-card.tsx"
        note="Usual; with a long title; on a German page, the text not translated."
        layout="wide"
      >
        <div className={cards.cards}>
          <NewsCard item={news} />
          <NewsCard item={longNews} />
          <InLanguage language="de">
            <NewsCard item={news} />
          </InLanguage>
        </div>
      </Specimen>
      <Specimen name="NewsRow" file="src/collections/news/news-row.tsx" layout="wide">
        <NewsRow item={news} />
        <NewsRow item={longNews} />
        <InLanguage language="pl">
          <NewsRow item={news} />
        </InLanguage>
      </Specimen>
    </>
  );
}
