import type { Published } from "#features/publishing/collection.ts";
import { text } from "#features/publishing/fields.ts";
import { definePage } from "#features/publishing/page.ts";
import { privacyTexts } from "./texts.ts";

const heading = text.line({ max: 120, required: true });
const paragraphs = text.area({ max: 4000, required: true });
const part = text.area({ max: 2000, required: true });

/**
 * The privacy notice: one section for each purpose, with the data, the legal basis, the recipients and how long the data
 * is stored, and sections for what applies to all of them. It names the company, and states how long data is stored as
 * the settings have it.
 */
export const privacyPage = definePage({
  name: "privacy",
  path: "/privacy",
  words: privacyTexts,
  texts: {
    title: text.line({ max: 70, required: true }),
    description: text.area({ max: 155, required: true }),
    lead: text.area({ max: 300 }),
    controllerHeading: heading,
    controllerText: { ...paragraphs, mustContain: ["name", "address"] },
    visitHeading: heading,
    visitText: paragraphs,
    messagesHeading: heading,
    messagesText: paragraphs,
    messagesBasis: part,
    messagesRecipients: part,
    messagesStorage: { ...part, mustContain: ["contactMonths"] },
    applicationsHeading: heading,
    applicationsText: paragraphs,
    applicationsBasis: part,
    applicationsRecipients: part,
    applicationsStorage: { ...part, mustContain: ["applicationMonths", "futureMonths"] },
    abuseHeading: heading,
    abuseText: paragraphs,
    abuseBasis: part,
    abuseStorage: part,
    staffHeading: heading,
    staffText: paragraphs,
    staffBasis: part,
    staffStorage: { ...part, mustContain: ["auditMonths"] },
    recipientsHeading: heading,
    recipientsText: paragraphs,
    transfersHeading: heading,
    transfersText: paragraphs,
    rightsHeading: heading,
    rightsText: paragraphs,
    rightsList: text.lines({ lines: 20, lineMax: 300 }),
    objectionHeading: heading,
    objectionText: paragraphs,
    complaintHeading: heading,
    complaintText: paragraphs,
    securityHeading: heading,
    securityText: paragraphs,
  },
});

/** Its words in one language. */
export type PrivacyText = Published<typeof privacyPage>["text"];
