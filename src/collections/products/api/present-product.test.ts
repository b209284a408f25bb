import { expect, it } from "vitest";
import { exampleProducts } from "../example-products.ts";
import { presentProduct } from "./present-product.ts";
import { productJsonSchema } from "./schema.ts";

it("has every key; a missing translation or data sheet is null", () => {
  const texts = { en: { title: "Relay", description: "Trips.", imageAlt: "A relay" } };
  const product = { id: 7, img: "/drawings/pic-relay.svg", stock: 0, productType: { en: "Relays" }, texts };
  expect(presentProduct(product)).toEqual({
    id: 7,
    img: "/drawings/pic-relay.svg",
    title: "Relay",
    title_pl: null,
    title_de: null,
    description: "Trips.",
    description_pl: null,
    description_de: null,
    stock: 0,
    product_type: "Relays",
    product_type_pl: null,
    product_type_de: null,
    documentation: null,
  });
});

it("fits its schema for every example", () => {
  for (const product of exampleProducts) productJsonSchema.parse(presentProduct(product));
});
