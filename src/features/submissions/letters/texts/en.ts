/**
 * Default words of what all e-mails share, and of the answers to messages. Nothing here promises a date, a price or a
 * result. The greeting makes no guess at who is a man or a woman, in Polish therefore without the name; in Polish and
 * German a letter goes on in small letters after it.
 */
export const page = {
  title: "Hello,",
  closing: "Kind regards,",
  answerSubject: "Re: {{reference}}: your message to {{company}}",
  greeting: "Dear {{name}},",
  answerClosing: "Kind regards,",
  quote: "You wrote on {{time}}:",
  received:
    "Thank you for your message. We have read it and are looking into it. As soon as we know more, we will write to you again.",
  typePlate:
    "Thank you for your message. To assess it, we need to see the equipment. Please send us:\n\n- a photo of the nameplate showing the maker, model and serial number,\n- photos of the unit and its connections,\n- the text of any alarms, and when they appear.",
  position:
    "Thank you for your message. To plan the work, we need to know where the ship will be. Please send us:\n\n- the ship’s name and IMO number,\n- the port or position, with the expected times of arrival and departure (ETA, ETD),\n- the ship’s agent there, with contact details.",
  quotation:
    "Thank you for your message. You will receive our quotation in a separate email. If you would like to add anything, please reply to this email.",
  notOurs:
    "Thank you for your message. Unfortunately, what you describe is outside our scope of work and we cannot help you with it.",
};

/** A made-up message, for previews and test e-mails. */
export const mails = { examples: { name: "Anna Smith", time: "20 November 2026 at 14:05 CET" } };

export const staff = {
  name: "Email salutation, closing and reply templates",
  sections: {
    title: "Emails sent by the website",
    answerSubject: "Reply templates for messages",
    received: "Template wording",
  },
  fields: {
    title: "Salutation",
    closing: "Closing",
    answerSubject: "Subject",
    greeting: "Salutation",
    answerClosing: "Closing",
    quote: "Line above the quoted message",
    received: "We are looking into it",
    typePlate: "Please send photos, including the nameplate",
    position: "Please send position, port and ETA",
    quotation: "Quotation to follow",
    notOurs: "Outside our scope",
  },
  hints: {
    title: "In Polish and German, begin the text after the salutation with a lower-case letter.",
    answerClosing: "Followed by the name of the person replying and the company name.",
  },
  placeholders: {
    reference: "Message reference",
    name: "Recipient’s name",
    company: "Company name",
    time: "Date and time of the message",
  },
  mails: {
    received: "We are looking into it",
    "type-plate": "Please send photos, including the nameplate",
    position: "Please send position, port and ETA",
    quotation: "Quotation to follow",
    "not-ours": "Outside our scope",
    blank: "Blank reply",
  },
};
