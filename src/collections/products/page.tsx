import { readPage } from "#features/publishing/read-page.ts";
import { throwAbsent } from "#features/publishing/throw-absent.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { sheetsOfFiles } from "#ui/site/entry-files.tsx";
import { OTHER_PRODUCTS } from "#ui/site/limits.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { imagesOf } from "#ui/site/share-image.ts";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { ProductBody } from "./product-body.tsx";
import { productLink } from "./product-link.ts";
import { productList } from "./product-list.ts";
import { products } from "./products.ts";

export const handle = cacheable();

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { storage, publishing, language } = siteContext(context, request);
  const { data: id } = itemId.safeParse(params.id);
  const product = id === undefined ? undefined : await storage.collection(products).find(id, language);
  if (product === undefined) {
    const words = await readPage(storage, productList, language);
    return throwAbsent({ publishing }, "product", { id, typed: params.id }, words);
  }
  const others = await storage.collection(products).others(product.id, language, OTHER_PRODUCTS);
  return { product, others, sheets: sheetsOfFiles(product) };
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
          image: imagesOf(origin, product),
          sku: String(product.id),
          category: text.productType,
        }}
      />
      <ProductBody product={product} others={others} />
    </>
  );
}
