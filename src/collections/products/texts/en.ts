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
  data: "Technical data",
  orderCode: "Order code",
  dimensions: "Dimensions (W × H × D)",
  views: "Front and side view with dimensions: {{dimensions}}",
  callHeading: "Will it fit?",
  callText:
    "Tell us the maker and model of the unit it is to replace. We will check supply voltage, signals and mounting dimensions.",
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
    properties: "Technical data",
    orderCode: "Order code",
    dimensions: "Dimensions",
    documentationUrl: "Data sheet",
    pictures: "More pictures",
    documents: "Documents",
  },
  hints: {
    properties: "The name, a colon, then the value, such as “Supply: 24 V DC”.",
    dimensions: "Width, height and depth, such as “65 × 130 × 125 mm”; the page then shows a dimensioned drawing.",
  },
};
