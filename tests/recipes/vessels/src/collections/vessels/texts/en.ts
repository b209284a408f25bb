export const site = {
  title: "Vessels",
  lead: "Vessels that we have worked on.",
  description: "Vessels with electrical and automation systems from our workshop: name, type and year built.",
  searchPlaceholder: "Name or type of vessel",
  found: "{{count}} vessel|{{count}} vessels",
  none: "No vessels yet.",
  noneFound: "No vessel matches “{{q}}”.",
  notFound: "Vessel not found.",
  gone: "This vessel is no longer shown",
  facts: "About the vessel",
  type: "Type",
  year: "Year built",
};

export const staff = {
  name: "Vessels",
  one: "Vessel",
  counted: "{{count}} vessel|{{count}} vessels",
  audit: { one: "vessel {{name}}", many: "vessels" },
  create: "Create New Vessel",
  edit: "Edit Vessel",
  all: "All vessels",
  none: "No vessels yet.",
  failedToSave: "Failed to save vessel: {{reason}}",
  errorSaving: "Error saving vessel.",
  fields: { title: "Name", type: "Type", description: "Description", year: "Year built" },
};
