import { namedLine } from "#features/publishing/named-line.ts";
import { LinkButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import columns from "#ui/site/columns.module.css";
import link from "#ui/site/document-link.module.css";
import { DocumentLink } from "#ui/site/document-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./product-facts.module.css";
import type { ProductEntry } from "./products.ts";
import { productTexts } from "./texts.ts";

/** Links for a quote and for service of a product, and its data sheet. */
export function ProductActions({ product }: { product: ProductEntry }) {
  const { t, href } = usePage(productTexts);
  const { id, text, documentationUrl } = product;
  return (
    <div className={css.actions}>
      <LinkButton variant="primary" href={href(`/enquiry?item=${id}`)}>
        {t("quote")}
      </LinkButton>
      <p>
        {documentationUrl === undefined ? null : <DocumentLink address={documentationUrl} label={t("documentation")} />}
        <a className={link.link} href={href(`/service-request?${new URLSearchParams({ model: text.title })}`)}>
          <Icon name="warning" />
          <span>{t("nav.requestService")}</span>
        </a>
      </p>
    </div>
  );
}

/** The technical data of a product as a table. */
export function ProductData({ product }: { product: ProductEntry }) {
  const { t, langOf } = usePage(productTexts);
  const { text, stock, orderCode, dimensions } = product;
  const lang = langOf(text);
  const rows = [
    { name: t("orderCode"), value: orderCode },
    { name: t("type"), value: text.productType, lang: langOf(text, "productType") },
    ...text.properties.map(namedLine).map(({ name, detail }) => ({ name, value: detail, lang, isNameIn: lang })),
    { name: t("dimensions"), value: dimensions },
    { name: t("stock"), value: stock > 0 ? t("pieces", { count: stock }) : t("onRequest") },
  ].filter(({ value }) => value !== undefined && value !== "");
  return (
    <section className={columns.main} aria-labelledby="data">
      <h2 id="data" className={css.heading}>
        {t("data")}
      </h2>
      <dl className={css.facts}>
        {rows.map((row) => (
          <div key={row.name}>
            <dt lang={"isNameIn" in row ? row.isNameIn : undefined}>{row.name}</dt>
            <dd lang={"lang" in row ? row.lang : undefined}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
