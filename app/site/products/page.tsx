import { OTHER_PRODUCTS, truncate } from "#content/limits.ts";
import { itemId } from "#content/schemas.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { throwAbsent } from "../errors/throw-absent.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { shareImage } from "../page/share-image.ts";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { ProductBody } from "./product-body.tsx";
import { productLink } from "./product-link.ts";

export const handle = keptPage();

/** Characters of a wrong id that its 404 page repeats. */
const TYPED_ID_MAX = 100;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const product = id === undefined ? undefined : await storage.products.find(id, language);
  if (product === undefined) {
    const message = textsIn(language)("products.notFound", { id: truncate(params.id, TYPED_ID_MAX) });
    return throwAbsent({ publishing }, "product", id, language, message);
  }
  return { product, others: await storage.products.others(product.id, language, OTHER_PRODUCTS) };
}

export default function ProductPage({ loaderData: { product, others } }: Route.ComponentProps) {
  const { origin } = usePage();
  const { text } = product;
  return (
    <>
      <PageHead {...productLink(product)} />
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
      <ProductBody product={product} others={others} />
    </>
  );
}
