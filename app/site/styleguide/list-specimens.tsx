import { PAGE_SIZE } from "#content/search/list-query.ts";
import { ItemNeighbours } from "../page/item-neighbours.tsx";
import { ListSearch } from "../page/list-search.tsx";
import { usePage } from "../page/page-context.tsx";
import { Pagination } from "../page/pagination.tsx";
import { InLanguage } from "./in-language.tsx";
import { longNews, longProject, project } from "./samples.ts";
import { Specimen } from "./specimen.tsx";

const QUERY = { q: "relay", sort: "asc", page: 1 } as const;
/** As many items as fill five pages. */
const TOTAL = PAGE_SIZE * 5;

/** Search, pages of a list, and the items beside one. */
export function ListSpecimens() {
  const { t, href } = usePage();
  return (
    <>
      <Specimen
        name="ListSearch"
        file="app/site/page/list-search.tsx"
        note={
          <>
            With a query, sortable. It stands once on a page; empty on <a href={href("/news")}>News</a>, without sorting
            on <a href={href("/products")}>Products</a>, with nothing found on{" "}
            <a href={href("/products?q=anchor")}>a search for an anchor</a>.
          </>
        }
      >
        <ListSearch path="/news" query={QUERY} placeholder={t("news.searchPlaceholder")} sortable />
      </Specimen>
      <Specimen
        name="Pagination"
        file="app/site/page/pagination.tsx"
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
        file="app/site/page/item-neighbours.tsx"
        note="The older left, the newer right; at either end only one."
        layout="bleed"
      >
        <ItemNeighbours folder="/projects" older={project} newer={longProject} />
        <ItemNeighbours folder="/news" older={longNews} newer={undefined} />
      </Specimen>
    </>
  );
}
