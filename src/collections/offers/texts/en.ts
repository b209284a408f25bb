export const site = {
  title: "Careers",
  label: "Job offer",
  practiceLabel: "Student practice",
  notFound: "Offer not found.",
  gone: "This offer is closed",
};
