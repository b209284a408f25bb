export const staff = {
  name: "Project categories",
  one: "Project category",
  counted: "{{count}} project category|{{count}} project categories",
  audit: { one: "project category {{name}}", many: "project categories" },
  create: "New project category",
  unsaved: "New project category",
  all: "All project categories",
  none: "No project categories yet.",
  failedToSave: "Failed to save project category: {{reason}}",
  errorSaving: "Error saving project category.",
  fields: { title: "Label" },
  hints: { title: "What visitors read. A published change applies to every project." },
};
