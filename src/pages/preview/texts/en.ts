export const site = {
  title: "Preview",
  text: "This is how it will look once it is published.",
  page: "Page",
  cards: "Cards",
  share: "Shared link",
  inList: "In the list",
  mails: "Emails and sentences with these texts",
  subject: "Subject",
  others: "Sentences on the website",
  notFound: "This preview link is no longer valid",
};
