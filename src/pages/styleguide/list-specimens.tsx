import { newsTexts } from "#collections/news/texts.ts";
import { projectTexts } from "#collections/projects/texts.ts";
import { ItemNeighbours } from "#ui/site/item-neighbours.tsx";
import { PAGE_SIZE } from "#ui/site/list-query.ts";
import { ListSearch } from "#ui/site/list-search.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { Pagination } from "#ui/site/pagination.tsx";
import { InLanguage } from "./in-language.tsx";
import { longNews, longProject, project } from "./samples.ts";
import { Specimen } from "./specimen.tsx";

const QUERY = { q: "relay", sort: "asc", page: 1 } as const;
const CONTROLS = { filters: [], sorts: [], turns: true, sort: QUERY.sort };
/** Enough items for five pages. */
const TOTAL = PAGE_SIZE * 5;

/** Search, pagination, and the neighbours of an item. */
export function ListSpecimens() {
  const { t, href } = usePage(newsTexts);
  const { t: ofProjects } = usePage(projectTexts);
  return (
    <>
      <Specimen
        name="ListSearch"
        file="src/ui/site/list-search.tsx"
        note={
          <>
            With a query, sortable. It stands once on a page; empty on <a href={href("/news")}>News</a>, without sorting
            on <a href={href("/products")}>Products</a>, with nothing found on{" "}
            <a href={href("/products?q=anchor")}>a search for an anchor</a>.
          </>
        }
      >
        <ListSearch path="/news" query={QUERY} placeholder={t("searchPlaceholder")} controls={CONTROLS} />
      </Specimen>
      <Specimen
        name="Pagination"
        file="src/ui/site/pagination.tsx"
        note="First page; one between, in Polish; the last, in German. A list of one page has none."
      >
        <Pagination path="/news" query={QUERY} total={TOTAL} />
        <InLanguage language="pl">
          <Pagination path="/news" query={{ ...QUERY, page: 3 }} total={TOTAL} />
        </InLanguage>
        <InLanguage language="de">
          <Pagination path="/news" query={{ ...QUERY, page: 5 }} total={TOTAL} />
        </InLanguage>
      </Specimen>
      <Specimen
        name="ItemNeighbours"
        file="src/ui/site/item-neighbours.tsx"
        note="The older left, the newer right; at either end the list."
        layout="bleed"
      >
        <ItemNeighbours
          folder="/projects"
          title={t("nav.projects")}
          labels={{ previous: ofProjects("previous"), next: ofProjects("next"), all: ofProjects("all") }}
          older={project}
          newer={longProject}
        />
        <ItemNeighbours
          folder="/news"
          title={t("nav.news")}
          labels={{ previous: t("previous"), next: t("next"), all: t("all") }}
          older={longNews}
          newer={undefined}
        />
      </Specimen>
    </>
  );
}
