export const site = {
  fields: { services: "Services" },
  work: { repair: "repair", exchange: "exchange", commissioning: "commissioning" },
};

export const staff = {
  name: "Equipment",
  one: "Equipment",
  counted: "{{count}} maker of equipment|{{count}} makers of equipment",
  audit: { one: "equipment {{name}}", many: "equipment" },
  create: "Add a Maker of Equipment",
  unsaved: "New maker of equipment",
  all: "All equipment",
  none: "No equipment yet.",
  failedToSave: "Failed to save equipment: {{reason}}",
  errorSaving: "Error saving equipment.",
  fields: {
    title: "Maker",
    field: "Kind of equipment",
    families: "Product families",
    work: "What is done",
    services: "Services",
    position: "Position",
  },
  hints: {
    title: "The name as the maker writes it.",
    field: "In the list of companies: “Electronic governors”. Empty: only the product families are shown.",
    families: "The family, a colon, then what it is: “UG-25+: hydraulic governor”. Shown in the box on service pages.",
    services: "The pages of these services show it.",
  },
  choices: {
    work: {
      repair: { label: "Repair" },
      exchange: { label: "Exchange" },
      commissioning: { label: "Commissioning" },
    },
  },
};
