export const staff = {
  name: "Announcements",
  one: "Announcement",
  counted: "{{count}} announcement|{{count}} announcements",
  audit: { one: "announcement {{name}}", many: "announcements" },
  create: "New announcement",
  unsaved: "New announcement",
  all: "All announcements",
  none: "No announcements yet.",
  failedToSave: "Failed to save announcement: {{reason}}",
  errorSaving: "Error saving announcement.",
  fields: { title: "Sentence", link: "Link", shownFrom: "Shown from", shownUntil: "Shown until" },
  cells: { link: { label: "Label", link: "Link" } },
  hints: {
    title: "At the top of every page of the website. If several are due on the same day, only the newest is shown.",
    link: "After the sentence; optional.",
    shownFrom: "If left empty, from the day of publication.",
    shownUntil:
      "The last day; after it, the announcement disappears automatically. If left empty, until it is unpublished.",
  },
};
