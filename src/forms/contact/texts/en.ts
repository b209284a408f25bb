export const site = {
  formName: "Contact form",
  accept: "I accept the [terms and conditions]",
  about: "About",
  privacy: "The [privacy notice] describes how we use your data.",
  sent: "Message successfully sent!",
};

export const mails = {
  /** A made-up message, for previews and test e-mails. */
  examples: {
    name: "Anna Smith",
    message:
      "The shaft generator of our vessel trips on overload at half power.\nWe are in Gdynia until Friday. Can someone come on board?",
  },
  confirmation: {
    subject: "{{reference}}: we have received your message",
    heading: "We have received your message",
    received:
      "Thank you for the message you sent through the contact form on our website. Its reference is {{reference}}.",
    next: "We will read it and reply to you at this address. If you want to add anything, reply to this email and keep the reference in the subject line.",
    mistake:
      "If you did not write to us, someone may have entered your address by mistake. You do not need to do anything.",
  },
  notice: {
    subject: "{{reference}}: message from {{name}}",
    heading: "Message from the contact form",
    message: "Message",
  },
  reminder: {
    subject: "{{count}} message is waiting for a reply|{{count}} messages are waiting for a reply",
    nothing: "No messages are waiting for a reply",
    heading: "Overdue messages",
    spam: "Suspected spam: {{count}} message not reviewed yet.|Suspected spam: {{count}} messages not reviewed yet.",
    link: "View messages in the dashboard",
  },
};

/** The inbox of messages, where it says something of its own. */
const own = {
  waiting: "{{count}} new message|{{count}} new messages",
  data: { heading: "Message {{reference}}" },
  csv: {
    title: "Messages",
    lead: "All messages as a CSV file for a spreadsheet.",
    inIt: ["Reference, time, language, name, email address and text", "Status, assignee and suspected spam"],
    notInIt: ["Notes and emails, which are in each person’s export under “Personal data”"],
    download: "Download messages",
  },
  title: "Messages",
  singular: "Message",
  inSettings: "Messages",
  toErase: "{{count}} message|{{count}} messages",
  audit: {
    one: "message {{name}}",
    many: "messages",
    actions: {
      "message-owner": "Message assignment changed",
      "message-state": "Message status changed",
      "message-noted": "Note added to a message",
      "message-answered": "Reply sent to a message",
      "message-reply-added": "Reply added to a message",
      "message-not-spam": "Message marked as not spam",
      "messages-exported": "Messages exported",
    },
    sentences: {
      "message-owner": "{{who}} changed the assignment of {{subject}}",
      "message-state": "{{who}} changed the status of {{subject}}",
      "message-noted": "{{who}} added a note to {{subject}}",
      "message-answered": "{{who}} replied to {{subject}}",
      "message-reply-added": "{{who}} added a reply to {{subject}}",
      "message-not-spam": "{{who}} marked {{subject}} as not spam",
      "messages-exported": "{{who}} exported messages",
    },
  },
  states: { new: "New", "in-hand": "In progress", answered: "Answered", closed: "Closed" },
  /** Several messages: the tabs of the inbox. */
  views: { new: "New", closed: "Closed" },
  actions: {
    new: "Mark as new",
    "in-hand": "Mark as in progress",
    answered: "Mark as answered",
    closed: "Close",
  },
  showAll: "Show all open messages",
  empty: "No messages yet.",
  emptyLead:
    "Messages from the contact form appear here, newest first. You can assign each one, add notes, reply and close it.",
  toForm: "Open the contact form",
  emptyOpen: "No open messages. All have been answered or closed.",
  emptyView: "No messages with this status.",
  emptySearch: "No messages match your search.",
  text: "Message",
  spamLead:
    "This message looks automated, so no emails were sent to the company or the sender. If a person wrote it, mark it as not spam to move it to the other messages.",
  tooManyNotes: "Not added: the limit of {{max}} notes has been reached.",
  newerMessage: "Newer message",
  olderMessage: "Older message",
  neighbours: "Newer and older messages",
  conflict: "Someone else updated this message first. Status: {{state}}. Assigned to: {{owner}}.",
  columns: { message: "Message" },
  done: {
    take: "Assigned to you.",
    give: "Assigned to your colleague.",
    "give-back": "Unassigned.",
    "not-spam": "Marked as not spam.",
  },
  keys: {
    list: {
      j: "next message",
      k: "previous message",
      o: "open the message",
      slash: "search",
      help: "this list",
    },
    one: {
      j: "older message",
      k: "newer message",
      u: "back to the list",
      a: "assign to me",
      r: "reply",
      e: "close",
      help: "this list",
    },
  },
};

export const staff = {
  own,
  name: "Contact form and emails",
  sections: {
    accept: "The form",
    subject: "Confirmation to the sender",
    noticeSubject: "Notification to the company: new message",
  },
  fields: {
    accept: "Sentence beside the checkbox",
    privacy: "Sentence with the link to the privacy notice",
    sent: "Confirmation after sending",
    subject: "Subject",
    title: "Heading",
    text: "Text between the salutation and the closing",
    noticeSubject: "Subject",
    noticeHeading: "Heading",
  },
  hints: {
    accept: "The words in square brackets become the link to the terms and conditions.",
    privacy: "The words in square brackets become the link to the privacy notice.",
    text: "Each new line starts a paragraph. The message itself is never quoted: the address may belong to someone else.",
    noticeHeading: "The sender’s details and the message are added automatically.",
  },
  placeholders: { reference: "Message reference", name: "Sender’s name" },
  mails: { confirmation: "Confirmation to the sender", notice: "Notification to the company: new message" },
};
