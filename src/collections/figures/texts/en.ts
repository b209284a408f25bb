export const staff = {
  name: "Figures",
  one: "Figure",
  counted: "{{count}} figure|{{count}} figures",
  audit: { one: "figure {{name}}", many: "figures" },
  create: "New figure",
  unsaved: "New figure",
  all: "All figures",
  none: "No figures yet.",
  failedToSave: "Failed to save figure: {{reason}}",
  errorSaving: "Error saving figure.",
  fields: { title: "Label", value: "Value", unit: "Unit or sign", name: "Name in texts", position: "List order" },
  hints: {
    title: "What visitors read beside the number: on the home page, About us, Achievements and Media.",
    value: "Digits only: 2007, 1500. The presentation video is not updated.",
    unit: "Such as % or t, the same in every language. + means “over”. A year has none.",
    name: "Letters only, such as dockings. Texts use this name to insert the value and update with every change. It cannot be changed after publication. If the figure is unpublished, texts keep the last value.",
  },
};
