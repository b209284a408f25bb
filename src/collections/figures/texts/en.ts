export const staff = {
  name: "Key figures",
  one: "Key figure",
  counted: "{{count}} key figure|{{count}} key figures",
  audit: { one: "key figure {{name}}", many: "key figures" },
  create: "New key figure",
  unsaved: "New key figure",
  all: "All key figures",
  none: "No key figures yet.",
  failedToSave: "Failed to save key figure: {{reason}}",
  errorSaving: "Error saving key figure.",
  fields: { title: "Label", value: "Value", unit: "Unit or sign", name: "Name in texts", position: "List order" },
  hints: {
    title: "What visitors read beside the number: on the home page, About us, Achievements and Media.",
    value: "Digits only: 2007, 1500. The company video is not updated.",
    unit: "Such as % or t, the same in every language. + means “over”. A year has none.",
    name: "Letters only, such as dockings. Texts use this name to insert the value and update with every change. It cannot be changed after publication. If the figure is unpublished, texts keep the last value.",
  },
};
