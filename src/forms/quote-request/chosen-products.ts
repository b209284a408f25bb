import { products } from "#collections/products/products.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Storage } from "#platform/services.server.ts";
import { PRODUCTS_MAX } from "./quote-request.ts";

/** A product of a quote request. */
export interface ChosenProduct {
  id: number;
  title: string;
  /** The language of the title. */
  language: Language;
  picture: string;
  orderCode: string | undefined;
}

/** The products that an address names. */
export interface ChosenProducts {
  products: ChosenProduct[];
  /** Number of parameters that were ignored: products named twice, withdrawn or unknown ones. */
  dropped: number;
  /** Number of products beyond the maximum. */
  beyond: number;
}

/** The parameter of the address, repeated for each product: "/enquiry?item=1&item=5". */
export const ITEM_PARAMETER = "item";

/** Finds the products that an address names, with titles in a language and their pictures. */
export async function chosenProducts(
  storage: Pick<Storage, "collection">,
  searchParams: URLSearchParams,
  language: Language,
): Promise<ChosenProducts> {
  const given = searchParams.getAll(ITEM_PARAMETER);
  const ids = [...new Set(given.flatMap((id) => itemId.safeParse(id).data ?? []))];
  const first = ids.slice(0, PRODUCTS_MAX);
  const entries = await storage.collection(products).entries(first, language);
  const found = entries.map(({ id, img, orderCode, text }) => ({
    id,
    title: text.title,
    language: text.language,
    picture: img,
    orderCode,
  }));
  const beyond = ids.length - first.length;
  return { products: found, dropped: given.length - beyond - found.length, beyond };
}
