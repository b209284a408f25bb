export const site = {
  formName: "CV form",
  offerField: "For which offer",
  file: "CV file",
  fileKinds: ".doc, .docx or .pdf, at most {{megabytes}} MB",
  fileDrop: "Drop the file here or choose it",
  fileChoose: "Choose file",
  fileRemove: "Remove",
  fileAgain: "Choose the file again: browsers do not keep it.",
  consent: "How long may we keep your application?",
  choices: {
    offer: { none: "No particular offer" },
    consent: { vacancy: "For this vacancy only", future: "Also for future vacancies" },
  },
  privacy: "The [privacy notice] describes how we use your data.",
  sent: "Your CV has arrived.",
  uploadPreserved: "What you typed and the file are still here.",
  upload: {
    lost: "The connection was lost. Send again: it will not arrive twice.",
    failed: "Something failed on our side. Please send again.",
  },
  status: {
    title: "Your application",
    lead: "What we keep, how long, and how you can have it erased.",
    state: "Where it stands",
    states: {
      new: "We have received your application. It has not been considered yet.",
      shortlisted: "Your application is among those that we are considering more closely.",
      invited: "We would like to meet you. You will hear from us, or already have.",
      declined: "We have decided in favour of other applicants. Thank you for applying, and for the time it took you.",
      hired: "We have agreed to work together. Everything else we settle with you directly.",
      withdrawn: "We have noted that you have withdrawn. Your application is not being considered any further.",
    },
    fields: { offer: "Offer", cv: "CV file", consent: "You agreed to" },
    change: "How long we keep it",
    changeText: "You can change or renew your consent. It then counts from today.",
    withdrawText:
      "We erase the application and its file at once and are told that you have withdrawn. This cannot be undone.",
    withdrawSure: "Yes, erase my application and its file",
    withdrawTick: "Tick the box if you want to erase the application.",
    goneText:
      "The application has been erased, by you or because its time was over, or the address is not complete. Please copy the whole link from our email.",
    erasedTitle: "Your application has been erased",
    erasedText:
      "The application {{reference}} and its file have been erased. The company has been told that you have withdrawn.",
  },
};

/** How long an application is stored, by the consent. */
export const page = {
  storedVacancy: "kept {{applicationMonths|month|months}} after the vacancy closes",
  storedFuture: "kept {{futureMonths|month|months}}",
};

/** The inbox of applications, where it says something of its own. */
const own = {
  waiting: "{{count}} new application|{{count}} new applications",
  data: {
    heading: "Application {{reference}}",
    columns: { consent: "Agreed to", consentAt: "Agreed on" },
    choices: {
      consent: {
        vacancy: "to keep the application for this vacancy",
        future: "to keep the application for future vacancies",
      },
    },
  },
  csv: {
    title: "Applications",
    lead: "All applications as a table for a spreadsheet program (CSV).",
    inIt: [
      "Reference, time, language, name, e-mail address, phone and job offer",
      "Consent, state, and the name of the CV file",
    ],
    notInIt: ["The CV files themselves, notes and ratings: they are in each application, and each opening is recorded"],
    download: "Download applications",
  },
  aboutEntries: "{{count}} application for a job offer of this site|{{count}} applications for job offers of this site",
  title: "Applications",
  singular: "Application",
  mailParts: { confirmation: "Confirmation to the person, with the private link" },
  mailNames: {
    confirmation: "Application: confirmation to the applicant",
    withdrawn: "Withdrawn application: notice to the company",
  },
  toErase: "{{count}} application with its CV|{{count}} applications with their CVs",
  retentionTimes: {
    applicationMonths: {
      label: "Applications for one vacancy",
      hint: "Months from the last day of the offer, or from the consent if that was later.",
    },
    futureMonths: { label: "Applications for future vacancies too", hint: "Months from the consent." },
  },
  audit: {
    one: "application {{name}}",
    many: "applications",
    actions: {
      "application-opened": "Application opened",
      "application-state": "Application state changed",
      "application-rated": "Application rated",
      "application-noted": "Note on an application",
      "cv-opened": "CV opened",
      "applications-exported": "Applications exported",
    },
    sentences: {
      "application-opened": "{{who}} opened {{subject}}",
      "application-state": "{{who}} changed the state of {{subject}}",
      "application-rated": "{{who}} rated {{subject}}",
      "application-noted": "{{who}} added a note to {{subject}}",
      "cv-opened": "{{who}} opened the CV of {{subject}}",
      "applications-exported": "{{who}} exported applications",
    },
  },
  states: {
    new: "New",
    shortlisted: "Shortlisted",
    invited: "Invited",
    declined: "Declined",
    hired: "Hired",
    withdrawn: "Withdrawn",
  },
  search: "Search name, e-mail, reference, phone",
  about: "Offer",
  anyAbout: "All offers",
  noAbout: "No particular offer",
  closedAbout: "{{title}} (closed)",
  found: "{{count}} application|{{count}} applications",
  cut: "More match than can be shown; these are the newest {{count}}. Add words to narrow the search.",
  columns: { person: "Person", rating: "Rating" },
  received: "Received",
  erased: "Erased on",
  empty: "No applications yet. They arrive through the form on the careers pages.",
  emptyView: "No application is in this state.",
  emptySearch: "No application matches the search.",
  showAll: "Show all",
  labels: { offer: "Job offer", email: "E-mail", phone: "Phone", consent: "Consent" },
  language: "Language",
  choices: { consent: { vacancy: "For this vacancy", future: "For future vacancies too" } },
  retention: "Erased automatically on {{day}}, whatever its state, with its file, e-mails, notes and ratings.",
  write: "Write e-mail",
  from: "The person",
  fromLead: "What was sent, and how long it may be kept.",
  file: "CV",
  fileLead: "The file can only be downloaded; it does not open here. Each download is recorded: who and when.",
  download: "Download CV",
  stateLead:
    "The person’s private link shows the state at once, in the words below. How long the application is kept does not depend on it.",
  shownToSender: "The private link shows:",
  actions: {
    new: "Back to new",
    shortlisted: "Shortlist",
    invited: "Invite",
    declined: "Decline",
    hired: "Hire",
    withdrawn: "Withdrawn by the person",
  },
  spamLead:
    "Suspected spam: no e-mails were sent, so the person has no private link. Any choice below removes the suspicion.",
  askTitle: "{{state}}: {{name}}?",
  askText: "The private link then shows: “{{words}}” No e-mail is sent.",
  conflict: "Nothing was changed. In the meantime somebody has changed the state: {{state}}.",
  notesLead:
    "Colleagues read them. Like the ratings, they are part of what is handed over when the person asks for their data. A note that is saved cannot be changed.",
  noNotes: "No notes yet.",
  mailsLead: "What the website has sent about this application.",
  noMails: "None.",
  openings: "Who has opened it",
  openingsLead:
    "From the audit log. Opening the page is recorded at most once an hour for each person, downloading the CV each time.",
  opened: { page: "Page", file: "CV" },
  next: "Next application",
  previous: "Previous application",
  done: {
    state: "The state was changed. The private link shows it.",
    rate: "Your rating was saved.",
  },
};

export const staff = {
  own,
  name: "Application form, its e-mails and states",
  sections: {
    consent: "The form: consent",
    subject: "E-mail to the applicant: confirmation",
    noticeSubject: "E-mail to the company: a new application",
    withdrawnSubject: "E-mail to the company: an application was withdrawn",
    letterSubject: "E-mail that staff write to the applicant",
    stateNew: "States: sentences on the applicant’s private page",
  },
  fields: {
    consent: "Question",
    consentVacancy: "First choice",
    storedVacancy: "What the first choice means",
    consentFuture: "Second choice",
    storedFuture: "What the second choice means",
    privacy: "Sentence with the link to the privacy notice",
    sent: "Thanks after sending",
    subject: "Subject",
    title: "Heading",
    text: "Text above the link, for no particular offer",
    textFor: "Text above the link, for an offer",
    link: "Words before the private link",
    afterLink: "Text below the link",
    noticeSubject: "Subject",
    noticeHeading: "Heading",
    withdrawnSubject: "Subject",
    withdrawnHeading: "Heading",
    withdrawnText: "Text",
    letterSubject: "Beginning of the subject",
    stateNew: "New",
    stateShortlisted: "Shortlisted",
    stateInvited: "Invited",
    stateDeclined: "Declined",
    stateHired: "Hired",
    stateWithdrawn: "Withdrawn",
  },
  hints: {
    privacy: "The words in square brackets lead to the privacy notice.",
    text: "Each new line begins a paragraph. What the sender wrote is never quoted: the address may belong to somebody else.",
    link: "The link itself is added by the website.",
    noticeHeading: "The applicant’s details follow by themselves.",
    letterSubject: "The reference follows.",
  },
  placeholders: {
    reference: "Reference of the application",
    name: "Name of the applicant",
    offer: "Title of the offer",
  },
  mails: {
    confirmation: "Confirmation to the applicant",
    notice: "Notice to the company: new application",
    withdrawn: "Notice to the company: application withdrawn",
  },
};

export const mails = {
  /** A made-up application, for previews and test e-mails. */
  examples: { name: "Anna Smith", offer: "Marine electrician" },
  confirmation: {
    subject: "{{reference}}: we have received your application",
    heading: "We have received your application",
    received: "Thank you for your application. Its reference is {{reference}}.",
    receivedFor: "Thank you for your application for “{{offer}}”. Its reference is {{reference}}.",
    next: "We will consider it and reply to this e-mail address.",
    link: "Your private link",
    use: "It shows what you sent us. There you can also withdraw and erase your application, or renew your consent to our keeping it.",
    secret:
      "The link is secret: whoever has it can see and erase your application. Please keep this e-mail and do not pass it on.",
    mistake:
      "If you did not apply to us, someone has given this address by mistake. You can then erase the application through the link.",
  },
  /** An e-mail to the applicant that staff begin in the dashboard; the reference follows. */
  letter: { subject: "Your application" },
  notice: {
    subject: "{{reference}}: application from {{name}}",
    heading: "Application with a CV",
    phone: "Phone",
    noPhone: "not given",
    offer: "Offer",
    noOffer: "no particular offer",
    consent: "Consent",
    consents: {
      vacancy: "for this application only",
      future: "for future vacancies too",
    },
    file: "File",
    scan: "Virus scan",
    scans: {
      clean: "nothing found",
      unscanned: "not scanned, open the file with care",
    },
    dashboard: "The CV is not attached. It is in the dashboard",
  },
  withdrawn: {
    subject: "{{reference}}: application withdrawn",
    heading: "Application withdrawn and erased",
    erased: "Its sender has withdrawn this application. The record and the file have been erased from the website.",
    copies:
      "Please also delete what was copied elsewhere: the e-mail that announced the application, downloaded files and printouts.",
  },
};
