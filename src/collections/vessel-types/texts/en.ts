export const staff = {
  name: "Vessel types",
  one: "Vessel type",
  counted: "{{count}} vessel type|{{count}} vessel types",
  audit: { one: "vessel type {{name}}", many: "vessel types" },
  create: "New vessel type",
  unsaved: "New vessel type",
  all: "All vessel types",
  none: "No vessel types yet.",
  failedToSave: "Failed to save vessel type: {{reason}}",
  errorSaving: "Error saving vessel type.",
  fields: { title: "Label" },
  hints: { title: "What visitors read. A published change applies to every project." },
};
