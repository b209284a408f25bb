import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./product-facts.module.css";
import type { ProductEntry } from "./products.ts";
import { productTexts } from "./texts.ts";

/** Table of a product's facts, with links for enquiries and documentation. */
export function ProductFacts({ product }: { product: ProductEntry }) {
  const { t, href, langOf } = usePage(productTexts);
  const { text, stock, documentationUrl } = product;
  return (
    <>
      <dl className={css.facts}>
        <dt>{t("type")}</dt>
        <dd lang={langOf(text)}>{text.productType}</dd>
        <dt>{t("stock")}</dt>
        <dd>{stock > 0 ? t("pieces", { count: stock }) : t("onRequest")}</dd>
      </dl>
      <div className={css.actions}>
        <LinkButton variant="primary" href={href("/contact")}>
          {t("ask")}
        </LinkButton>
        {documentationUrl === undefined ? null : <Documentation address={documentationUrl} />}
      </div>
    </>
  );
}

/** Downloads a data sheet of this site; opens one of another site. */
function Documentation({ address }: { address: string }) {
  const { t, versioned } = usePage(productTexts);
  const [, extension] = /\.(\w{2,5})$/.exec(address) ?? [];
  return (
    <a
      className={css.documentation}
      href={versioned(address)}
      {...(address.startsWith("/") ? { download: "" } : { rel: "noopener" })}
    >
      <Icon name="document" />
      <span>
        {t("documentation")}
        {extension === undefined ? "" : ` (${extension.toUpperCase()})`}
      </span>
    </a>
  );
}
