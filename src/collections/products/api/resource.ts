import type { Resource } from "#features/publishing/api/resource.ts";
import type { ProductContent } from "../product.ts";
import { presentProduct } from "./present-product.ts";

/** Products in the API, in the order of their ids. */
export const products: Resource<ProductContent> = {
  kind: "product",
  store: (storage) => storage.products,
  present: presentProduct,
  notFound: (id) => `No product found with ID: ${id}`,
  gone: "This product is no longer offered.",
};
