export const staff = {
  name: "Ports by sea area",
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
      "UN/LOCODE and name, then any other names, separated by vertical bars: PLGDN Gdańsk | Danzig. Forms suggest the name listed first. Accents are ignored. A port listed in one language is recognised in all.",
  },
};
