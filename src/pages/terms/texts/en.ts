/**
 * The default words, with placeholders of `withFigures`. A soft hyphen in the title marks where a long word may break.
 */
export const page = {
  title: "Terms and conditions",
  description:
    "Terms of use of this site and the privacy notice: what is kept, what for, for how long, and your rights.",
  lead: "The terms for the use of this site, and what happens to data about you.",
  termsHeading: "Terms of use",
  siteHeading: "What this site is",
  siteText:
    "This site is published by {{name}}, {{address}}. It informs about the company's services, projects, products and vacancies. It is free to use and needs no account; a current browser is enough.",
  informationHeading: "Information, not an offer",
  informationText:
    "What is shown here, stock and technical data included, is information and an invitation to negotiate. It is not an offer within the meaning of article 66 of the Polish Civil Code. A contract is made only when both sides have agreed on it separately.\n\nWe keep the content correct to the best of our knowledge and may change it at any time. Work on electrical equipment must not rely on this site alone: the documents delivered with the equipment apply.",
  copyrightHeading: "Drawings and texts",
  copyrightText:
    "Drawings, texts, pictures and data sheets belong to {{name}} or to those named with them. You may link to them, quote them with their source, and print or save them for your own use. Any other use needs our consent; the page Media has its own rules.",
  linksHeading: "Links",
  linksText:
    "Some links lead to sites run by others. Their own terms apply there, and we have no influence on what they show.",
  useHeading: "Fair use and complaints",
  useText:
    "Do not send unlawful content through this site and do not disturb its working. If something on the site is wrong or does not work, write to {{email}}.",
  lawHeading: "Law",
  lawText:
    "Polish law applies. The protection that mandatory law gives consumers in their country of residence is not affected. All rights not granted here are reserved. The version published on this page is the one in force.",
  privacyHeading: "Privacy notice",
  controllerHeading: "Who is responsible",
  controllerText:
    "The controller of your personal data is {{name}}, {{address}}. For anything about data protection, write to {{email}}.",
  visitHeading: "When you only read",
  visitText:
    "Visitors receive no cookies. There is no analytics and no advertising, and no content is loaded from third parties: fonts, pictures, charts and video come from our own server.\n\nIf you choose the night colours or close the offer of another language, your browser keeps that choice in its local storage. It is not sent to us, and you can delete it in the browser's settings.\n\nThe server keeps no record of visits. When a page fails, its log notes the time, the address of the page and an error number; no names, no messages, no IP addresses.",
  messagesHeading: "When you send a message",
  messagesText:
    "The contact form sends us your first name, last name, email address and message. It can be sent only with these terms accepted. We use what you write to answer you and to prepare work you ask for. A confirmation, which repeats nothing of what you wrote, goes to the address that you give.\n\nThe legal basis is article 6(1)(b) GDPR (steps before a contract) and, for other questions, article 6(1)(f) GDPR (our legitimate interest in answering).\n\nTo recognise a form that was sent twice, and to stop floods of them, the server works with a digest of your IP address that cannot be turned back. The address itself is not kept: article 6(1)(f) GDPR, our interest in a site that works.\n\nMessages are deleted {{contactMonths|month|months}} after they came. You are not obliged to write, but without these details we cannot answer.",
  applicationsHeading: "When you send a CV",
  applicationsText:
    "The CV form sends us your first name, last name, email address, your telephone number if you give it, and the file with your CV. We use them only to decide on your application. Please leave out what the position does not need, such as health or religion. A virus scanner may check the file; it is not passed on.\n\nThe confirmation that we send you holds a private link. Under it you see what we keep, renew or change your consent, or have everything erased at once. Whoever has the link can do so: please do not pass it on.\n\nThe legal basis is article 6(1)(b) GDPR (steps before a contract). If you agree that we consider you for future vacancies too, it is your consent, article 6(1)(a) GDPR; you can withdraw it at any time.\n\nAn application is deleted {{applicationMonths|month|months}} after the vacancy closes, or after it came where the vacancy has no closing date; {{futureMonths|month|months}} after your consent if you agreed to future vacancies. If you renew or change it, the time begins on that day at the earliest. Applying is voluntary; without these details we cannot consider you.",
  recipientsHeading: "Who receives the data",
  recipientsText:
    "Within the company, those who answer messages or decide on applications. We do not sell data and do not pass it on, except to providers who run our server or mailbox on our behalf under a data processing agreement, and to authorities where the law requires it. No decision about you is made automatically, and no profile is made.",
  rightsHeading: "Your rights",
  rightsText: "To use any of these rights, write to {{email}}. You have the right to:",
  rightsList:
    "access your data and receive a copy\nhave wrong data rectified\nhave data erased\nhave its processing restricted\nreceive the data you gave us in a common format (portability)\nobject, where we rely on a legitimate interest\nwithdraw a consent at any time; what was done before stays lawful",
  complaintHeading: "Complaint",
  complaintText:
    "If you think that we process your data unlawfully, you may complain to a supervisory authority. In Poland this is the President of the Personal Data Protection Office (Prezes Urzędu Ochrony Danych Osobowych, UODO).",
  securityHeading: "Security",
  securityText: "Only those of our staff who need the data for their work have access to it.",
};

export const staff = {
  name: "Terms and conditions",
  sections: {
    title: "Head of the page",
    termsHeading: "First document: terms of use",
    siteHeading: "What this site is",
    informationHeading: "Information, not an offer",
    copyrightHeading: "Drawings and texts",
    linksHeading: "Links",
    useHeading: "Fair use and complaints",
    lawHeading: "Law",
    privacyHeading: "Second document: privacy notice",
    controllerHeading: "Who is responsible",
    visitHeading: "When you only read",
    messagesHeading: "When you send a message",
    applicationsHeading: "When you send a CV",
    recipientsHeading: "Who receives the data",
    rightsHeading: "Your rights",
    complaintHeading: "Complaint",
    securityHeading: "Security",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Sentence below the title",
    termsHeading: "Heading",
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
    controllerHeading: "Heading",
    controllerText: "Text",
    visitHeading: "Heading",
    visitText: "Text",
    messagesHeading: "Heading",
    messagesText: "Text",
    applicationsHeading: "Heading",
    applicationsText: "Text",
    recipientsHeading: "Heading",
    recipientsText: "Text",
    rightsHeading: "Heading",
    rightsText: "Text",
    rightsList: "List of rights",
    complaintHeading: "Heading",
    complaintText: "Text",
    securityHeading: "Heading",
    securityText: "Text",
  },
};
