import { excerpt } from "#platform/i18n/typed-text.ts";
import { Picture } from "#ui/picture.tsx";
import card from "#ui/site/card.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { PRODUCT_CARD_CHARACTERS } from "#ui/site/limits.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./product-card.module.css";
import type { ProductEntry } from "./products.ts";
import { StockChip } from "./stock-chip.tsx";

/** A product in the list: picture, kind, title, beginning of the description, stock. */
export function ProductCard({ product }: { product: ProductEntry }) {
  const { href, versioned, langOf } = usePage();
  const { text } = product;
  return (
    <a className={`${card.card} ${css.product}`} href={href(`/products/${product.id}`)} lang={langOf(text)}>
      <Picture
        src={product.img}
        alt={text.imageAlt}
        lang={text.languageOf?.imageAlt}
        versioned={versioned}
        sizes="(min-width: 74rem) 25vw, (min-width: 38rem) 50vw, 7rem"
      />
      <div className={card.inside}>
        <p className="mono muted" lang={text.languageOf?.productType}>
          {text.productType}
        </p>
        <h3>
          {text.title}
          <ForeignMark text={text} />
        </h3>
        <p className="muted">{excerpt(text.description, PRODUCT_CARD_CHARACTERS)}</p>
        <div className={css.foot}>
          <StockChip stock={product.stock} />
        </div>
      </div>
    </a>
  );
}
