export const site = {
  searchPlaceholder: "Name or type of product",
  found: "{{count}} product|{{count}} products",
  none: "No products yet.",
  noneFound: "No product matches “{{q}}”.",
  other: "Other products",
  noOther: "No other products available",
  inStock: "In stock",
  outOfStock: "Available to order",
  fields: { productTypes: "Type" },
  type: "Type",
  stock: "Stock",
  pieces: "{{count}} pc|{{count}} pcs",
  onRequest: "none; delivery time on request",
  documentation: "Data sheet",
  ask: "Ask about this product",
  quote: "Request a quote",
  choose: "Add to quote request",
};

/** The default words above the list, with placeholders of `withFigures`. */
export const page = {
  title: "Products",
  description:
    "Marine automation products: power supplies, protection relays, sensors, alarm panels, with data sheets and stock levels.",
  lead: "Units and modules we build, program or keep in stock.",
  notFound: "No product found with ID: {{id}}",
  gone: "This product is no longer offered",
};

export const staff = {
  name: "Products",
  one: "Product",
  counted: "{{count}} product|{{count}} products",
  audit: { one: "product {{name}}", many: "products" },
  create: "New product",
  unsaved: "New product",
  all: "All products",
  none: "No products yet.",
  failedToSave: "Failed to save product: {{reason}}",
  errorSaving: "Error saving product.",
  fields: {
    title: "Title",
    productType: "Product type",
    description: "Description",
    imageAlt: "Alt text",
    img: "Picture",
    productTypes: "Product type",
    stock: "Stock",
    documentationUrl: "Data sheet",
    pictures: "More pictures",
    documents: "Documents",
  },
};
