/**
 * The default words, with placeholders of `withFigures`. A soft hyphen in the title marks where a long word may break.
 */
export const page = {
  title: "Terms and conditions",
  description:
    "The terms for using this website: what the information is for, copyright, links, acceptable use and the law that applies.",
  lead: "The terms for using this website.",
  siteHeading: "What this site is",
  siteText:
    "This site is published by {{name}}, {{address}}. It presents the company’s services, projects, products and vacancies. It is free to use and needs no account; an up-to-date browser is all you need.",
  informationHeading: "Information, not an offer",
  informationText:
    "The content of this website, including stock and technical data, is information and an invitation to treat. It is not an offer within the meaning of Article 66 of the Polish Civil Code. A contract is formed only by separate agreement between the parties.\n\nWe check the content with due care and may change it at any time. Work on electrical equipment must not rely on this site alone: the documents delivered with the equipment take precedence.",
  copyrightHeading: "Drawings and texts",
  copyrightText:
    "Drawings, texts, pictures and data sheets belong to {{name}} or to the owners credited beside them. You may link to them, quote them with acknowledgement of the source, and print or save them for your own use. Any other use needs our consent; the Media page has its own terms of use.",
  linksHeading: "Links",
  linksText:
    "Some links lead to sites run by others. Their own terms apply there, and we have no control over what they show.",
  useHeading: "Acceptable use and complaints",
  useText:
    "Do not send unlawful content through this site and do not interfere with its operation. To report a fault on the site or make a complaint, write to {{email}}.",
  lawHeading: "Governing law",
  lawText:
    "Polish law applies. Nothing in these terms affects the rights that consumers have under the mandatory law of their country of residence. All rights not granted here are reserved. The version published on this page is the one in force.",
  privacyHeading: "Personal data",
  privacyText:
    "The privacy notice describes what happens to personal data. It is for information: you do not have to accept it.",
};

export const staff = {
  name: "Terms and conditions",
  sections: {
    title: "Top of the page",
    siteHeading: "What this site is",
    informationHeading: "Information, not an offer",
    copyrightHeading: "Drawings and texts",
    linksHeading: "Links",
    useHeading: "Acceptable use and complaints",
    lawHeading: "Governing law",
    privacyHeading: "Personal data",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    siteHeading: "Heading",
    siteText: "Text",
    informationHeading: "Heading",
    informationText: "Text",
    copyrightHeading: "Heading",
    copyrightText: "Text",
    linksHeading: "Heading",
    linksText: "Text",
    useHeading: "Heading",
    useText: "Text",
    lawHeading: "Heading",
    lawText: "Text",
    privacyHeading: "Heading",
    privacyText: "Text",
  },
};
