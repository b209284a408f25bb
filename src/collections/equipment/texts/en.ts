export const site = {
  fields: { services: "Services" },
  work: { repair: "repair", exchange: "replacement", commissioning: "commissioning" },
};

export const staff = {
  name: "Equipment makers",
  one: "Equipment maker",
  counted: "{{count}} equipment maker|{{count}} equipment makers",
  audit: { one: "equipment maker {{name}}", many: "equipment makers" },
  create: "New equipment maker",
  unsaved: "New equipment maker",
  all: "All equipment makers",
  none: "No equipment makers yet.",
  failedToSave: "Failed to save equipment maker: {{reason}}",
  errorSaving: "Error saving equipment maker.",
  fields: {
    title: "Maker",
    field: "Type of equipment",
    families: "Product families",
    work: "Work offered",
    services: "Services",
    position: "List order",
  },
  hints: {
    title: "The name as the maker writes it.",
    field:
      "For the list of makers, such as “Electronic governors”. If left empty, only the product families are shown.",
    families:
      "The family, a colon, then what it is, such as “UG-25+: hydraulic governor”. Shown in the box on service pages.",
    services: "The maker is listed on the pages of the matching services.",
  },
  choices: {
    work: {
      repair: { label: "Repair" },
      exchange: { label: "Replacement" },
      commissioning: { label: "Commissioning" },
    },
  },
};
