import { cacheableList, loadList } from "#features/publishing/public-list.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { buttonClass } from "#ui/button.tsx";
import field from "#ui/field.module.css";
import css from "#ui/site/card-grid.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { ItemList } from "#ui/site/item-list.tsx";
import { isNarrowed, pageSearch } from "#ui/site/list-query.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { PictureBanner } from "#ui/site/picture-banner.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/list-page";
import own from "./list-page.module.css";
import { ProductCard } from "./product-card.tsx";
import { productList } from "./product-list.ts";
import { products } from "./products.ts";
import { productTexts } from "./texts.ts";

export const handle = cacheableList(products);

export async function loader(args: Route.LoaderArgs) {
  const { storage, language } = siteContext(args.context, args.request);
  const [list, text] = await Promise.all([loadList(products, args), readPage(storage, productList, language)]);
  return { list, text };
}

export default function ProductsPage({ loaderData: { list, text } }: Route.ComponentProps) {
  const { t, href, language, langOf, withFigures } = usePage(productTexts);
  const { title, lead, description } = withFigures(text);
  const { query, items } = list;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        search={pageSearch(query)}
        shareImage={`/share/${language}/products.png`}
        hidden={isNarrowed(query)}
      />
      <PictureBanner title={title} lead={lead} crumbs={[{ title }]} img="/drawings/pic-sensor.svg" imageAlt="" />
      <ItemList path="/products" title={title} words={t} list={list}>
        <form className={own.choice} action={href("/enquiry")}>
          <ul className={css.cards}>
            {items.map((product) => (
              <li key={product.id} className={own.item}>
                <ProductCard product={product} />
                <label className={field.choice}>
                  <input type="checkbox" name="item" value={product.id} />
                  {t("choose")}
                  <span className="hidden" lang={langOf(product.text)}>
                    : {product.text.title}
                    <ForeignMark text={product.text} plain />
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p className={own.ask}>
            <button type="submit" className={buttonClass("primary")}>
              {t("quote")}
            </button>
          </p>
        </form>
      </ItemList>
    </>
  );
}
