import { LinkButton } from "#ui/button.tsx";
import { ClosingCall } from "#ui/site/closing-call.tsx";
import columns from "#ui/site/columns.module.css";
import { EntryFiles } from "#ui/site/entry-files.tsx";
import { ItemText } from "#ui/site/item-text.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PictureBanner } from "#ui/site/picture-banner.tsx";
import { Elevation } from "./elevation.tsx";
import { OtherProducts } from "./other-products.tsx";
import css from "./page.module.css";
import { ProductActions, ProductData } from "./product-facts.tsx";
import type { ProductEntry } from "./products.ts";
import { StockChip } from "./stock-chip.tsx";
import { productTexts } from "./texts.ts";

/** The page of a product between header and footer. */
export function ProductBody({ product, others }: { product: ProductEntry; others: readonly ProductEntry[] }) {
  const { t, href, langOf } = usePage(productTexts);
  const { text } = product;
  const lang = langOf(text);
  return (
    <>
      <PictureBanner
        title={text.title}
        lang={lang}
        label={<span lang={langOf(text, "productType")}>{text.productType}</span>}
        crumbs={[
          { title: t("nav.products"), path: "/products" },
          { title: text.title, lang },
        ]}
        img={product.img}
        imageAlt={text.imageAlt}
        imageLang={langOf(text, "imageAlt")}
      />
      <div className={`wrap grid ${columns.columns} ${css.page}`}>
        <div className={columns.main}>
          <p className={css.stock}>
            <StockChip stock={product.stock} />
          </p>
          <ItemText text={text} />
          <ProductActions product={product} />
          <EntryFiles files={product} lang={lang} />
        </div>
        {product.dimensions === undefined ? null : <Elevation dimensions={product.dimensions} />}
        <ProductData product={product} />
        <OtherProducts products={others} />
      </div>
      <ClosingCall heading={t("callHeading")} text={t("callText")}>
        <LinkButton variant="primary" href={href(`/contact?product=${product.id}`)}>
          {t("ask")}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
