export const site = {
  title: "Preview",
  text: "This is how it will look once it is published.",
  page: "Page",
  cards: "Cards",
  share: "Shared link",
  inList: "In the list",
  notFound: "This preview link is no longer valid",
};
