import type { ProductContent } from "#content/products/product.ts";
import type { Resource } from "../resource.ts";
import { presentProduct } from "./present-product.ts";

/** Products in the API, in the order of their ids. */
export const products: Resource<ProductContent> = {
  kind: "product",
  store: (storage) => storage.products,
  present: presentProduct,
  notFound: (id) => `No product found with ID: ${id}`,
  gone: "This product is no longer offered.",
};
