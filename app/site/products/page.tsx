import { data } from "react-router";
import { OTHER_PRODUCTS, truncate } from "#content/limits.ts";
import { itemId } from "#content/schemas.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { PictureBanner } from "../page/banner.tsx";
import columns from "../page/columns.module.css";
import { ItemText } from "../page/item-text.tsx";
import { metaDescription } from "../page/meta-description.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { shareImage } from "../page/share-image.ts";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { OtherProducts } from "./other-products.tsx";
import css from "./page.module.css";
import { ProductFacts } from "./product-facts.tsx";
import { StockChip } from "./stock-chip.tsx";

export const handle = keptPage();

/** Characters of a wrong id that its 404 page repeats. */
const TYPED_ID_MAX = 100;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const product = id === undefined ? undefined : await storage.products.find(id, language);
  if (product === undefined) {
    const message = textsIn(language)("products.notFound", { id: truncate(params.id, TYPED_ID_MAX) });
    throw data(message, { status: 404 });
  }
  return { product, others: await storage.products.others(product.id, language, OTHER_PRODUCTS) };
}

export default function ProductPage({ loaderData: { product, others } }: Route.ComponentProps) {
  const { t, langOf, origin } = usePage();
  const { text } = product;
  const lang = langOf(text);
  return (
    <>
      <PageHead
        title={text.title}
        description={metaDescription(text.description)}
        shareImage={shareImage(product.img)}
      />
      <StructuredData
        thing={{
          "@type": "Product",
          name: text.title,
          description: text.description,
          image: origin + shareImage(product.img),
          sku: String(product.id),
          category: text.product_type,
        }}
      />
      <PictureBanner
        title={text.title}
        lang={lang}
        label={<span lang={lang}>{text.product_type}</span>}
        crumbs={[
          { title: t("products.title"), path: "/products" },
          { title: text.title, lang },
        ]}
        img={product.img}
        imageAlt={text.image_alt}
      />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          <p className={css.stock}>
            <StockChip stock={product.stock} />
          </p>
          <ItemText text={text} />
          <ProductFacts product={product} />
        </div>
        <OtherProducts products={others} />
      </div>
    </>
  );
}
