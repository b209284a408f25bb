export const site = {
  formName: "Application form",
  offerField: "Position",
  file: "CV file",
  fileKinds: ".doc, .docx or .pdf, up to {{megabytes}} MB",
  fileDrop: "Drop the file here or choose a file",
  fileChoose: "Choose file",
  fileRemove: "Remove",
  fileAgain: "Please choose the file again.",
  consent: "How long may we keep your application?",
  choices: {
    offer: { none: "Speculative application" },
    consent: { vacancy: "For this application only", future: "Also for future vacancies" },
  },
  privacy: "The [privacy notice] describes how we use your data.",
  sent: "We have received your CV.",
  nextHeading: "What happens next",
  next: [
    "You will receive an email with the reference and a private link.",
    "We will read your CV and reply to you by email.",
    "The private link shows the status. There you can change how long we keep your application, or erase it.",
  ].join("\n"),
  uploadPreserved: "Your entries and the file are still here.",
  upload: {
    lost: "The connection was lost. Send again: it will not arrive twice.",
    failed: "We could not process your application. Please send it again.",
  },
  status: {
    title: "Your application",
    lead: "What we store, for how long, and how you can have it erased.",
    state: "Status",
    states: {
      new: "We have received your application but have not reviewed it yet.",
      shortlisted: "Your application has been shortlisted.",
      invited: "We would like to invite you to an interview. If we have not contacted you yet, we will do so soon.",
      declined: "We have decided in favour of other applicants. Thank you for your application and for your time.",
      hired: "We have agreed to work together. We will arrange everything else with you directly.",
      withdrawn: "You have withdrawn your application. It is no longer being considered.",
    },
    fields: { offer: "Position", cv: "CV file", consent: "Retention" },
    change: "Retention period",
    changeText: "You can change or renew your choice. The period then starts from today.",
    withdrawText:
      "Your application and CV will be erased immediately and our team will be notified. This cannot be undone.",
    withdrawSure: "Yes, erase my application and CV",
    withdrawTick: "Tick the box to confirm that your application should be erased.",
    goneText:
      "Your application has been erased, either by you or at the end of its retention period, or the address is incomplete. Please copy the whole link from our email.",
    erasedTitle: "Your application has been erased",
    erasedText:
      "Application {{reference}} and its CV have been erased. Our team has been notified that you have withdrawn.",
  },
};

/** How long an application is stored, by the choice of the applicant. */
export const page = {
  storedVacancy:
    "kept for {{applicationMonths|month|months}} from the closing date (from today if there is none or it has passed)",
  storedFuture: "kept for {{futureMonths|month|months}} from today",
};

/** The inbox of applications, where it says something of its own. */
const own = {
  waiting: "{{count}} new application|{{count}} new applications",
  data: {
    heading: "Application {{reference}}",
    columns: { consent: "Retention", consentAt: "Chosen on" },
    choices: {
      consent: {
        vacancy: "for this application only",
        future: "also for future vacancies (consent)",
      },
    },
  },
  csv: {
    title: "Applications",
    lead: "All applications as a CSV file for a spreadsheet.",
    inIt: ["Reference, time, language, name, email address, phone and vacancy", "Retention, status and CV file name"],
    notInIt: ["CV files, notes and ratings, which are in each application, where access is logged"],
    download: "Download applications",
  },
  aboutEntries: "{{count}} application for a vacancy on this site|{{count}} applications for vacancies on this site",
  title: "Applications",
  singular: "Application",
  mailParts: { confirmation: "Confirmation to the applicant, with the private link" },
  mailNames: {
    confirmation: "Application: confirmation to the applicant",
    withdrawn: "Withdrawn application: notification to the company",
  },
  toErase: "{{count}} application with its CV|{{count}} applications with their CVs",
  retentionTimes: {
    applicationMonths: {
      label: "Applications, “For this application only”",
      hint: "Months from the vacancy’s closing date, or from the date this period was chosen, if later.",
    },
    futureMonths: { label: "Applications, “Also for future vacancies”", hint: "Months from the date of consent." },
  },
  audit: {
    one: "application {{name}}",
    many: "applications",
    actions: {
      "application-opened": "Application opened",
      "application-state": "Application status changed",
      "application-rated": "Application rated",
      "application-noted": "Note added to an application",
      "application-answered": "Reply sent to an applicant",
      "application-reply-added": "Reply added to an application",
      "application-message-received": "Further message received from an applicant",
      "cv-opened": "CV downloaded",
      "applications-exported": "Applications exported",
    },
    sentences: {
      "application-opened": "{{who}} opened {{subject}}",
      "application-state": "{{who}} changed the status of {{subject}}",
      "application-rated": "{{who}} rated {{subject}}",
      "application-noted": "{{who}} added a note to {{subject}}",
      "application-answered": "{{who}} replied to {{subject}}",
      "application-reply-added": "{{who}} added a reply to {{subject}}",
      "application-message-received": "Further message received: {{subject}}",
      "cv-opened": "{{who}} downloaded the CV of {{subject}}",
      "applications-exported": "{{who}} exported applications",
    },
  },
  states: {
    new: "New",
    shortlisted: "Shortlisted",
    invited: "Invited",
    declined: "Rejected",
    hired: "Hired",
    withdrawn: "Withdrawn",
  },
  letters: { invited: "Invited", declined: "Rejected" },
  search: "Search name, email, reference, phone",
  about: "Vacancy",
  anyAbout: "All vacancies",
  noAbout: "Speculative application",
  closedAbout: "{{title}} (closed)",
  found: "{{count}} application|{{count}} applications",
  cut: "Too many results: only the newest {{count}} are shown. Add words to narrow the search.",
  columns: { person: "Applicant", rating: "Rating" },
  received: "Received",
  erased: "Will be erased on",
  empty: "No applications yet. Applications sent from the careers pages appear here.",
  emptyView: "No applications with this status.",
  emptySearch: "No applications match your search.",
  showAll: "Show all",
  labels: { offer: "Vacancy", email: "Email", phone: "Phone", consent: "Retention" },
  language: "Language for replies",
  choices: { consent: { vacancy: "For this application only", future: "Also for future vacancies" } },
  retention:
    "The application will be erased automatically on {{day}}, whatever its status, with its CV, emails, notes and ratings.",
  write: "Write an email",
  from: "Applicant",
  fromLead: "What the applicant sent, and how long it may be kept.",
  file: "CV",
  fileLead: "Download only; the file does not open here. Every download is logged with your name and the time.",
  download: "Download CV",
  stateLead:
    "The applicant’s private page shows the new status immediately, in the words below. The status does not affect the retention period.",
  shownToSender: "What the applicant sees:",
  actions: {
    new: "Mark as new",
    shortlisted: "Shortlist",
    invited: "Invite",
    declined: "Reject",
    hired: "Hire",
    withdrawn: "Mark as withdrawn",
  },
  spamLead:
    "Suspected spam: no emails were sent, so the applicant has no private link. Any choice below marks it as not spam.",
  askTitle: "{{state}}: {{name}}?",
  askText: "The applicant’s private page will show: “{{words}}” No email will be sent.",
  conflict: "Someone else updated this application first. Status: {{state}}.",
  notesLead:
    "Visible to all administrators and, like the ratings, included when the applicant’s data is exported. Saved notes cannot be changed.",
  mailsLead: "Emails the website has sent about this application.",
  openings: "Opened by",
  openingsLead: "From the audit log. Page views are logged at most once an hour per person, CV downloads every time.",
  opened: { page: "Page", file: "CV" },
  next: "Next application",
  previous: "Previous application",
  done: {
    state: "Status changed. The applicant’s private page now shows it.",
    rate: "Rating saved.",
  },
};

export const staff = {
  own,
  name: "Application form, emails and statuses",
  sections: {
    consent: "The form",
    subject: "Confirmation to the applicant",
    noticeSubject: "Notification to the company: new application",
    withdrawnSubject: "Notification to the company: application withdrawn",
    letterSubject: "Email from staff to the applicant",
    stateNew: "Status wording on the applicant’s private page",
  },
  fields: {
    consent: "Question about the retention period",
    consentVacancy: "First choice",
    storedVacancy: "What the first choice means",
    consentFuture: "Second choice",
    storedFuture: "What the second choice means",
    privacy: "Sentence with the link to the privacy notice",
    sent: "Confirmation after sending",
    nextHeading: "Heading above the next steps",
    next: "Next steps",
    subject: "Subject",
    title: "Heading",
    text: "Opening paragraphs, for a speculative application",
    textFor: "Opening paragraphs, for a vacancy",
    link: "Line introducing the private link",
    afterLink: "Text below the link",
    noticeSubject: "Subject",
    noticeHeading: "Heading",
    withdrawnSubject: "Subject",
    withdrawnHeading: "Heading",
    withdrawnText: "Text",
    letterSubject: "Beginning of the subject",
    letterInvited: "“Invited” template text",
    letterDeclined: "“Rejected” template text",
    stateNew: "New",
    stateShortlisted: "Shortlisted",
    stateInvited: "Invited",
    stateDeclined: "Rejected",
    stateHired: "Hired",
    stateWithdrawn: "Withdrawn",
  },
  hints: {
    privacy: "The words in square brackets become the link to the privacy notice.",
    next: "Numbered, beside the form and at the end of a vacancy.",
    text: "Each new line starts a paragraph. What the applicant wrote is never quoted: the address may belong to someone else.",
    link: "The link itself is added by the website.",
    noticeHeading: "The applicant’s details are added automatically.",
    letterSubject: "The reference follows.",
    letterInvited: "Salutation and closing are added. Staff see each email and can change it before it is sent.",
    letterDeclined: "Salutation and closing are added. Staff see each email and can change it before it is sent.",
  },
  placeholders: {
    reference: "Application reference",
    name: "Applicant’s name",
    offer: "Vacancy title",
  },
  mails: {
    confirmation: "Confirmation to the applicant",
    notice: "Notification to the company: new application",
    withdrawn: "Notification to the company: application withdrawn",
  },
};

export const mails = {
  /** A made-up application, for previews and test e-mails. */
  examples: { name: "Anna Smith", offer: "Marine Electrician" },
  confirmation: {
    subject: "{{reference}}: we have received your application",
    heading: "We have received your application",
    received: "Thank you for your application. Its reference is {{reference}}.",
    receivedFor: "Thank you for your application for the position “{{offer}}”. Its reference is {{reference}}.",
    next: "We will consider it and reply to you at this address.",
    link: "Your private link",
    use: "It shows what you sent us. You can also use it to withdraw and erase your application, or to change how long we keep it.",
    secret:
      "The link is confidential: anyone who has it can see and erase your application. Please keep this email and do not forward it.",
    mistake:
      "If you did not apply to us, someone may have entered your address by mistake. In that case, you can erase the application using the link.",
  },
  /** An e-mail to the applicant that staff begin in the dashboard; the reference follows the subject. */
  letter: {
    subject: "Your application",
    invited:
      "Thank you for your application. We would like to meet you and invite you to an interview.\n\nPlease reply to this email with two or three dates that suit you, and tell us whether you prefer to come to our office or to talk by video.",
    declined:
      "Thank you for your application and for the time you put into it. We have decided in favour of other applicants.\n\nWe wish you every success in your search.",
  },
  notice: {
    subject: "{{reference}}: application from {{name}}",
    heading: "New application",
    phone: "Phone",
    noPhone: "not given",
    offer: "Position",
    noOffer: "speculative application",
    consent: "Retention",
    consents: {
      vacancy: "for this application only",
      future: "also for future vacancies",
    },
    file: "File",
    scan: "Virus scan",
    scans: {
      clean: "nothing found",
      unscanned: "not scanned, open the file with care",
    },
    dashboard: "The CV is not attached. View it in the dashboard",
  },
  withdrawn: {
    subject: "{{reference}}: application withdrawn",
    at: "Withdrawn",
    heading: "Application withdrawn and erased",
    erased:
      "The applicant has withdrawn the application. The application and the CV have been erased from the website.",
    copies:
      "Please also delete or destroy any copies: the email notifying you of the application, downloaded files and printouts.",
  },
};
