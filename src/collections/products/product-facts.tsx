import { LinkButton } from "#ui/button.tsx";
import { DocumentLink } from "#ui/site/document-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./product-facts.module.css";
import type { ProductEntry } from "./products.ts";
import { productTexts } from "./texts.ts";

/** Table of a product's facts, with links for enquiries and documentation. */
export function ProductFacts({ product }: { product: ProductEntry }) {
  const { t, href, langOf } = usePage(productTexts);
  const { id, text, stock, documentationUrl } = product;
  return (
    <>
      <dl className={css.facts}>
        <dt>{t("type")}</dt>
        <dd lang={langOf(text, "productType")}>{text.productType}</dd>
        <dt>{t("stock")}</dt>
        <dd>{stock > 0 ? t("pieces", { count: stock }) : t("onRequest")}</dd>
      </dl>
      <div className={css.actions}>
        <LinkButton variant="primary" href={href(`/enquiry?item=${id}`)}>
          {t("quote")}
        </LinkButton>
        <LinkButton href={href(`/contact?product=${id}`)}>{t("ask")}</LinkButton>
        <a href={href(`/service-request?${new URLSearchParams({ model: text.title })}`)}>{t("nav.requestService")}</a>
        {documentationUrl === undefined ? null : <DocumentLink address={documentationUrl} label={t("documentation")} />}
      </div>
    </>
  );
}
