import { defineListPage } from "#features/publishing/list-page.ts";
import { productTexts } from "./texts.ts";

/** The words above the list. */
export const productList = defineListPage({ name: "products-list", path: "/products", words: productTexts });
