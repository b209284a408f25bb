import { Picture } from "#ui/picture.tsx";
import columns from "#ui/site/columns.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./other-products.module.css";
import type { ProductEntry } from "./products.ts";
import { StockChip } from "./stock-chip.tsx";
import { productTexts } from "./texts.ts";

/** Side column of a product with the first other products. */
export function OtherProducts({ products }: { products: readonly ProductEntry[] }) {
  const { t, href, versioned, langOf } = usePage(productTexts);
  return (
    <aside className={columns.side} aria-labelledby="other-products">
      <h2 className="label" id="other-products">
        {t("other")}
      </h2>
      {products.length === 0 ? (
        <p className={css.none}>{t("noOther")}</p>
      ) : (
        <ul className={css.others}>
          {products.map(({ id, img, stock, text }) => (
            <li key={id}>
              <a href={href(`/products/${id}`)}>
                <Picture src={img} alt="" versioned={versioned} sizes="(width >= 38rem) 16rem, 7.5rem" />
                <div>
                  <b lang={langOf(text)}>
                    {text.title}
                    <ForeignMark text={text} />
                  </b>
                  <StockChip stock={stock} />
                </div>
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
