/** Labels of the parts of a section. */
export const site = {
  parts: {
    Basis: "Legal basis",
    Recipients: "Recipients",
    Storage: "How long we keep it",
  },
};

/**
 * The default words, with placeholders of `withFigures`. A soft hyphen in the title marks where a long word may break.
 */
export const page = {
  title: "Privacy notice",
  description:
    "What personal data this website collects, for what purpose and on what legal basis, who receives it, how long it is stored, and your rights.",
  lead: "What happens to your data when you visit this website, write to us or apply for a job.",
  controllerHeading: "Controller",
  controllerText:
    "The controller of your personal data is {{name}}, {{address}}. For any question about data protection, write to {{email}}.",
  visitHeading: "When you visit this website",
  visitText:
    "The public pages set no cookies. We use no analytics, advertising or tracking. Fonts, pictures, nautical charts and video come from our own server; nothing is loaded from other companies. Map services and social networks receive data only if you follow a link to them.\n\nIf you choose day, dusk or night colours or dismiss the suggestion to switch language, your browser saves that choice in its local storage. We need no consent for this, because it only does what you asked for. The choice is not sent to us, and it stays until you delete it in the browser’s settings.",
  messagesHeading: "When you send a message or a request",
  messagesText:
    "The contact form sends us your first name, last name, email address and message. With it we store when and in which language you wrote, and which versions of the terms and of this notice were in force at the time. We use the data to answer you and to prepare the work that you ask for. We email you a confirmation; it does not repeat your message. Staff may add notes while they deal with your message. Our replies and your further messages are stored with it.\n\nThe service request form also sends us what you enter about the vessel, the fault, the port call, the order and the people to contact, and any photos you add. Its confirmation repeats what you sent and contains a private link, which shows the status of your request. There you can also write to us, add photos, and have everything erased immediately. Anyone who has the link can do this.\n\nA quote request also contains the products with quantities and notes, your company, VAT number and phone number, and the place and date of delivery, if you give them. The confirmation repeats what you sent and contains a private link. It shows the request and its status, and anyone who has it can have the request erased.\n\nYou are not obliged to write to us, but without these details we cannot answer.",
  messagesBasis:
    "Article 6(1)(b) GDPR, if you ask us in your own name for a quotation or for work, or have a contract with us.\n\nArticle 6(1)(f) GDPR in all other cases, for instance if you write on behalf of a company. Our legitimate interest is to answer enquiries and to work with that company.",
  messagesRecipients: "The staff who answer messages. A copy of your message goes to our own mailbox.",
  messagesStorage:
    "Messages and service requests: {{contactMonths|month|months}} from receipt.\n\nQuote requests: {{quoteMonths|month|months}} from receipt.\n\nThe website then erases them, with their notes and emails. We delete the copy in our mailbox by then too, unless it belongs to an order whose records the law requires us to keep longer.",
  applicationsHeading: "When you apply for a job",
  applicationsText:
    "The form sends us your first name, last name, email address, phone number if you give it, the position, the file with your CV, and your choice of how long we may keep your application. With this data we store the language, the time and the version of this notice that was in force at the time. We use the data to decide on your application. Please leave out what the position does not require, in particular anything about your health, religion or political views. The file may be checked by a virus scanner.\n\nStaff record the status of your application and may add notes and a rating. If you ask for a copy of your data, you also receive the notes and ratings. People decide on your application; no decision is made automatically. An internal log records who opened the application or downloaded the CV, and when.\n\nThe confirmation that we email you contains a private link. It shows what we store and the status of your application. There you can change how long we store it, or have everything erased immediately. Anyone who has the link can do this, so please do not share it.\n\nApplying is voluntary, but without your name, email address and CV we cannot consider you.",
  applicationsBasis:
    "Until we decide: Article 6(1)(b) GDPR (steps taken at your request before entering into a contract). For what you add of your own accord, such as a photo: your consent, Article 6(1)(a) GDPR, which you give by sending it.\n\nAfter the decision, until the application is erased: Article 6(1)(f) GDPR. Our legitimate interest is to answer questions about the decision and to defend ourselves against legal claims.\n\nFor future vacancies: your consent alone, Article 6(1)(a) GDPR. It is voluntary and has no effect on your present application. You can withdraw it at any time, on the page your private link opens or by email; this does not affect the lawfulness of processing before you withdrew it.",
  applicationsRecipients:
    "The administrators who decide on applications. A notification with your name and contact details, without the CV, goes to our own mailbox.",
  applicationsStorage:
    "For this application only: {{applicationMonths|month|months}} from the closing date, or from the day you applied if there is no closing date or it has passed.\n\nAlso for future vacancies: {{futureMonths|month|months}} from your consent.\n\nIf you change or renew your choice, the period starts again on that day or, for this application only, on the closing date if that is later. When it ends, the website erases the application with the CV, notes, ratings and emails. We delete the notification in our mailbox by then too.",
  abuseHeading: "Server logs and protection against abuse",
  abuseText:
    "Your IP address is needed to deliver a page to you. The server logs record the time, the address of the page and the result, without IP addresses. The web server’s error log can contain one, but only if a connection fails.\n\nWhen you send a form, the server counts the forms from your IP address so that nobody can flood us with them. It does so with a hash of the address, made with a secret key: without that key, the address cannot be worked out. A second hash, made from the IP address and the content of the form, shows whether the same form was sent twice. A hidden field and the time taken to fill in the form help us detect automated messages.",
  abuseBasis: "Article 6(1)(f) GDPR. Our legitimate interest is a website that works and is protected against abuse.",
  abuseStorage:
    "The error log: 14 days at most. The count covers ten minutes; it is deleted within two hours. The hash of a form: as long as the message or application it belongs to. The time taken to fill in the form is not stored.",
  staffHeading: "When you log in as staff",
  staffText:
    "The people who edit this website have accounts. Each account holds a name, username, email address, role and language, a hash of the password and two-factor authentication data. Logging in sets cookies that are necessary for it: for the session, for the second step, and for recognising the browser for 400 days.\n\nA session records the browser and the operating system. An audit log records who did what and when, with the IP address. It also records refused logins with the IP address from which they came.",
  staffBasis:
    "Article 6(1)(f) GDPR. Our legitimate interest is to protect the website and the data in it, and to be able to show who had access to it.",
  staffStorage:
    "The account: as long as it is needed. A session: 12 hours after its last use, 30 days at most. Emails from the website to staff: 30 days. The audit log: {{auditMonths|month|months}}.",
  recipientsHeading: "Other recipients",
  recipientsText:
    "Providers that run our server and our mailboxes process data on our behalf, under a data processing agreement (Article 28 GDPR). Authorities receive data where the law obliges us to hand it over. We do not sell data, make automated decisions or carry out profiling.",
  transfersHeading: "Transfers to third countries",
  transfersText:
    "We do not transfer your data to countries outside the European Economic Area or to international organisations. If your own email provider is outside the EEA, our emails to you will leave the EEA.",
  rightsHeading: "Your rights",
  rightsText: "To exercise any of these rights, simply write to {{email}}. You have the right to:",
  rightsList:
    "access your data and receive a copy (Article 15 GDPR)\nhave incorrect data corrected (Article 16)\nhave data erased (Article 17)\nhave its processing restricted (Article 18)\nreceive, in a commonly used format, the data that you gave us, where we process it on the basis of consent or a contract (Article 20)\nwithdraw your consent at any time; this does not affect the lawfulness of processing before you withdrew it (Article 7)",
  objectionHeading: "Your right to object (Article 21 GDPR)",
  objectionText:
    "You may object at any time, on grounds relating to your particular situation, to any processing of your data that is based on our legitimate interest (Article 6(1)(f) GDPR).\n\nWrite to {{email}}. We will then stop, unless we can show compelling legitimate grounds that override your interests, rights and freedoms, or need the data for legal claims.",
  complaintHeading: "Complaint to a supervisory authority",
  complaintText:
    "You may complain to a data protection authority, in particular in the EU member state where you live, where you work, or where you think the law was infringed (Article 77 GDPR). The authority for our company is the President of the Personal Data Protection Office in Poland (Prezes Urzędu Ochrony Danych Osobowych, UODO), uodo.gov.pl.",
  securityHeading: "Security and backups",
  securityText:
    "Only staff who need the data for their work have access to it. The connection to this website is encrypted. Backups are deleted after 14 days at the latest; if one has to be restored, what was erased in the meantime is erased again.",
};

export const staff = {
  name: "Privacy notice",
  sections: {
    title: "Top of the page",
    controllerHeading: "Controller",
    visitHeading: "When you visit this website",
    messagesHeading: "When you send a message or a request",
    applicationsHeading: "When you apply for a job",
    abuseHeading: "Server logs and protection against abuse",
    staffHeading: "When you log in as staff",
    recipientsHeading: "Other recipients",
    transfersHeading: "Transfers to third countries",
    rightsHeading: "Your rights",
    objectionHeading: "Right to object",
    complaintHeading: "Complaint",
    securityHeading: "Security and backups",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    controllerHeading: "Heading",
    controllerText: "Text",
    visitHeading: "Heading",
    visitText: "Text",
    messagesHeading: "Heading",
    messagesText: "Data and purpose",
    messagesBasis: "Legal basis",
    messagesRecipients: "Recipients",
    messagesStorage: "How long we keep it",
    applicationsHeading: "Heading",
    applicationsText: "Data and purpose",
    applicationsBasis: "Legal basis",
    applicationsRecipients: "Recipients",
    applicationsStorage: "How long we keep it",
    abuseHeading: "Heading",
    abuseText: "Data and purpose",
    abuseBasis: "Legal basis",
    abuseStorage: "How long we keep it",
    staffHeading: "Heading",
    staffText: "Data and purpose",
    staffBasis: "Legal basis",
    staffStorage: "How long we keep it",
    recipientsHeading: "Heading",
    recipientsText: "Text",
    transfersHeading: "Heading",
    transfersText: "Text",
    rightsHeading: "Heading",
    rightsText: "Text",
    rightsList: "List of rights",
    objectionHeading: "Heading",
    objectionText: "Text",
    complaintHeading: "Heading",
    complaintText: "Text",
    securityHeading: "Heading",
    securityText: "Text",
  },
};
