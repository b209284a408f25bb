export const staff = {
  name: "Menu and labels of pages",
  fields: {
    title: "Home page",
    aboutUs: "About the company",
    news: "News",
    projects: "Projects",
    services: "Services",
    products: "Products",
    careers: "Careers",
    contact: "Contact",
    achievements: "Achievements",
    media: "Media",
    terms: "Terms and conditions",
    privacy: "Privacy notice",
    imprint: "Legal notice",
    accessibility: "Accessibility",
  },
};
