export const staff = {
  name: "Ports",
  one: "Sea area",
  counted: "{{count}} sea area|{{count}} sea areas",
  audit: { one: "ports: {{name}}", many: "ports" },
  create: "New sea area",
  unsaved: "New sea area",
  all: "All sea areas",
  none: "No sea areas yet.",
  failedToSave: "Failed to save sea area: {{reason}}",
  errorSaving: "Error saving sea area.",
  fields: { title: "Sea area", ports: "Ports" },
  hints: {
    ports:
      "One port per line: UN/LOCODE, the name that forms suggest, and further names, each after a vertical bar, such as Gdansk and Danzig after “PLGDN Gdańsk”. Accents make no difference. Ports listed in one language count in all.",
  },
};
