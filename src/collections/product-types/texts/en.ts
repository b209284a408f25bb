export const staff = {
  name: "Product types",
  one: "Product type",
  counted: "{{count}} product type|{{count}} product types",
  audit: { one: "product type {{name}}", many: "product types" },
  create: "New product type",
  unsaved: "New product type",
  all: "All product types",
  none: "No product types yet.",
  failedToSave: "Failed to save product type: {{reason}}",
  errorSaving: "Error saving product type.",
  fields: { title: "Label" },
  hints: { title: "What visitors read. A published change applies to every product." },
};
