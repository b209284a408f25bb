import { cacheableList, loadList } from "#features/publishing/public-list.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import css from "#ui/site/card-grid.module.css";
import { ItemList } from "#ui/site/item-list.tsx";
import { isNarrowed } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import type { Route } from "./+types/list-page";
import { ProductCard } from "./product-card.tsx";
import { products } from "./products.ts";
import { productTexts } from "./texts.ts";

export const handle = cacheableList(products);

export const loader = (args: Route.LoaderArgs) => loadList(products, args);

export default function ProductsPage({ loaderData: list }: Route.ComponentProps) {
  const { t, language } = usePage(productTexts);
  const { query, items } = list;
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description")}
        search={query.page > 1 ? `?page=${query.page}` : ""}
        shareImage={`/share/${language}/products.png`}
        hidden={isNarrowed(query)}
      />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("title") }]}
        drawing="/drawings/banner-products.svg"
      />
      <ItemList path="/products" words={t} list={list}>
        <ul className={css.cards}>
          {items.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </ItemList>
    </>
  );
}
