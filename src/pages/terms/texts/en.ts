/** What the terms and the privacy notice say about this installation. */
export interface TermsInput {
  /** The company's name, its address in one line, and its e-mail address, from the company record. */
  name: string;
  address: string;
  email: string;
  /** Months for which a contact message is stored. */
  contactMonths: number;
  /**
   * Months for which an application is stored after its vacancy closes, or after its receipt where there is no closing
   * date.
   */
  applicationMonths: number;
  /** Months for which an application is stored when the applicant agrees to future vacancies. */
  futureMonths: number;
}

/** One section: its anchor, which is the same in every language, and its text. */
export interface TermsSection {
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[] | undefined;
}

/** The page /terms in one language: two documents on one page. */
export interface TermsPageText {
  /** The h1; a soft hyphen marks where a long word may break. */
  title: string;
  /** For search engines: at most 155 characters. */
  description: string;
  lead: string;
  terms: { heading: string; sections: TermsSection[] };
  privacy: { heading: string; sections: TermsSection[] };
}

/** The page /terms in English. */
export function page(input: TermsInput): TermsPageText {
  return {
    title: "Terms and conditions",
    description:
      "Terms of use of this site and the privacy notice: what is kept, what for, for how long, and your rights.",
    lead: "The terms for the use of this site, and what happens to data about you.",
    terms: { heading: "Terms of use", sections: terms(input) },
    privacy: { heading: "Privacy notice", sections: privacy(input) },
  };
}

function months(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}

function terms({ name, address, email }: TermsInput): TermsSection[] {
  return [
    {
      id: "site",
      heading: "What this site is",
      paragraphs: [
        `This site is published by ${name}, ${address}. It informs about the company's services, projects, products and vacancies. It is free to use and needs no account; a current browser is enough.`,
      ],
    },
    {
      id: "information",
      heading: "Information, not an offer",
      paragraphs: [
        "What is shown here, stock and technical data included, is information and an invitation to negotiate. It is not an offer within the meaning of article 66 of the Polish Civil Code. A contract is made only when both sides have agreed on it separately.",
        "We keep the content correct to the best of our knowledge and may change it at any time. Work on electrical equipment must not rely on this site alone: the documents delivered with the equipment apply.",
      ],
    },
    {
      id: "copyright",
      heading: "Drawings and texts",
      paragraphs: [
        `Drawings, texts, pictures and data sheets belong to ${name} or to those named with them. You may link to them, quote them with their source, and print or save them for your own use. Any other use needs our consent; the page Media has its own rules.`,
      ],
    },
    {
      id: "links",
      heading: "Links",
      paragraphs: [
        "Some links lead to sites run by others. Their own terms apply there, and we have no influence on what they show.",
      ],
    },
    {
      id: "use",
      heading: "Fair use and complaints",
      paragraphs: [
        `Do not send unlawful content through this site and do not disturb its working. If something on the site is wrong or does not work, write to ${email}.`,
      ],
    },
    {
      id: "law",
      heading: "Law",
      paragraphs: [
        "Polish law applies. The protection that mandatory law gives consumers in their country of residence is not affected. All rights not granted here are reserved. The version published on this page is the one in force.",
      ],
    },
  ];
}

function privacy(input: TermsInput): TermsSection[] {
  return [
    {
      id: "controller",
      heading: "Who is responsible",
      paragraphs: [
        `The controller of your personal data is ${input.name}, ${input.address}. For anything about data protection, write to ${input.email}.`,
      ],
    },
    {
      id: "visit",
      heading: "When you only read",
      paragraphs: [
        "Visitors receive no cookies. There is no analytics and no advertising, and no content is loaded from third parties: fonts, pictures, charts and video come from our own server.",
        "If you choose the night colours or close the offer of another language, your browser keeps that choice in its local storage. It is not sent to us, and you can delete it in the browser's settings.",
        "The server keeps no record of visits. When a page fails, its log notes the time, the address of the page and an error number; no names, no messages, no IP addresses.",
      ],
    },
    ...formSections(input),
    {
      id: "recipients",
      heading: "Who receives the data",
      paragraphs: [
        "Within the company, those who answer messages or decide on applications. We do not sell data and do not pass it on, except to providers who run our server or mailbox on our behalf under a data processing agreement, and to authorities where the law requires it. No decision about you is made automatically, and no profile is made.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [`To use any of these rights, write to ${input.email}. You have the right to:`],
      list: [
        "access your data and receive a copy",
        "have wrong data rectified",
        "have data erased",
        "have its processing restricted",
        "receive the data you gave us in a common format (portability)",
        "object, where we rely on a legitimate interest",
        "withdraw a consent at any time; what was done before stays lawful",
      ],
    },
    {
      id: "complaint",
      heading: "Complaint",
      paragraphs: [
        "If you think that we process your data unlawfully, you may complain to a supervisory authority. In Poland this is the President of the Personal Data Protection Office (Prezes Urzędu Ochrony Danych Osobowych, UODO).",
      ],
    },
    {
      id: "security",
      heading: "Security",
      paragraphs: ["Only those of our staff who need the data for their work have access to it."],
    },
  ];
}

function formSections({ contactMonths, applicationMonths, futureMonths }: TermsInput): TermsSection[] {
  return [
    {
      id: "messages",
      heading: "When you send a message",
      paragraphs: [
        "The contact form sends us your first name, last name, email address and message. It can be sent only with these terms accepted. We use what you write to answer you and to prepare work you ask for. A confirmation, which repeats nothing of what you wrote, goes to the address that you give.",
        "The legal basis is article 6(1)(b) GDPR (steps before a contract) and, for other questions, article 6(1)(f) GDPR (our legitimate interest in answering).",
        "To recognise a form that was sent twice, and to stop floods of them, the server works with a digest of your IP address that cannot be turned back. The address itself is not kept: article 6(1)(f) GDPR, our interest in a site that works.",
        `Messages are deleted ${months(contactMonths)} after they came. You are not obliged to write, but without these details we cannot answer.`,
      ],
    },
    {
      id: "applications",
      heading: "When you send a CV",
      paragraphs: [
        "The CV form sends us your first name, last name, email address, your telephone number if you give it, and the file with your CV. We use them only to decide on your application. Please leave out what the position does not need, such as health or religion. A virus scanner may check the file; it is not passed on.",
        "The confirmation that we send you holds a private link. Under it you see what we keep, renew or change your consent, or have everything erased at once. Whoever has the link can do so: please do not pass it on.",
        "The legal basis is article 6(1)(b) GDPR (steps before a contract). If you agree that we consider you for future vacancies too, it is your consent, article 6(1)(a) GDPR; you can withdraw it at any time.",
        `An application is deleted ${months(applicationMonths)} after the vacancy closes, or after it came where the vacancy has no closing date; ${months(futureMonths)} after your consent if you agreed to future vacancies. If you renew or change it, the time begins on that day at the earliest. Applying is voluntary; without these details we cannot consider you.`,
      ],
    },
  ];
}
