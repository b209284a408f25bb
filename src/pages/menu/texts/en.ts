export const staff = {
  name: "Menu and page names",
  sections: { main: "Navigation", title: "Names of the main pages" },
  cells: {
    main: { label: "Label", link: "Link", below: "Sub-entry of the entry above" },
    further: { label: "Label", link: "Link" },
  },
  hints: {
    main: "In the header, in the menu of narrow screens and in the footer. An entry without a label has the name of its page, which is further down. The services follow below “Services” by themselves.",
    further:
      "At the bottom of the menu of narrow screens and of the footer. An entry without a label has the name of its page. Privacy notice, legal notice and accessibility are always in the footer.",
  },
  fields: {
    main: "Main menu",
    further: "Further links",
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
