export const staff = {
  name: "Menu and page names",
  sections: { main: "Navigation", title: "Names of the main pages", footerHeading: "Contact box in the footer" },
  cells: {
    main: { label: "Label", link: "Link", below: "Sub-item of the item above" },
    further: { label: "Label", link: "Link" },
  },
  hints: {
    main: "Shown in the header, in the menu on narrow screens and in the footer. An item without a label uses the name of its page, set below. The services are listed under “Services” automatically.",
    further:
      "Shown at the bottom of the footer and, on narrow screens, of the menu. An item without a label uses the name of its page. Privacy notice, legal notice and accessibility are always in the footer.",
  },
  fields: {
    main: "Main menu",
    further: "More links",
    title: "Home page",
    aboutUs: "About us",
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
    footerHeading: "Heading",
    footerText: "Sentence",
  },
};
