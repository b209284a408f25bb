import { usePage } from "#ui/site/page-context.tsx";
import css from "./stock-chip.module.css";
import { productTexts } from "./texts.ts";

/** Shows whether a product is in stock, as an icon with a label. */
export function StockChip({ stock }: { stock: number }) {
  const { t, language } = usePage(productTexts);
  return (
    <span className={stock > 0 ? css.chip : `${css.chip} ${css.out}`} lang={language}>
      {t(stock > 0 ? "inStock" : "outOfStock")}
    </span>
  );
}
