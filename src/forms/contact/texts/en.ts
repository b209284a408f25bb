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
      "The shaft generator of our vessel trips on overload at half power.\nWe are in Gdynia until Friday. Can somebody come on board?",
  },
  confirmation: {
    subject: "{{reference}}: we have received your message",
    heading: "We have received your message",
    received:
      "Thank you for your message, sent through the contact form on our website. Its reference is {{reference}}.",
    next: "We will read it and reply to this e-mail address. If you want to add something, reply to this e-mail and leave the reference in the subject line.",
    mistake: "If you did not write to us, someone has given this address by mistake. You do not need to do anything.",
  },
  notice: {
    subject: "{{reference}}: message from {{name}}",
    heading: "Message from the contact form",
    message: "Message",
  },
  reminder: {
    subject: "{{count}} message is waiting for an answer|{{count}} messages are waiting for an answer",
    nothing: "No message is waiting for an answer any more",
    heading: "Messages that have waited too long",
    spam: "Suspected spam: nobody has looked at {{count}} message yet.|Suspected spam: nobody has looked at {{count}} messages yet.",
    link: "The messages in the dashboard",
  },
};

/** The inbox of messages, where it says something of its own. */
const own = {
  waiting: "{{count}} new message|{{count}} new messages",
  data: { heading: "Message {{reference}}" },
  csv: {
    title: "Messages",
    lead: "All contact messages as a table for a spreadsheet program (CSV).",
    inIt: ["Reference, time, language, name, e-mail address and text", "State, who has taken it, and suspected spam"],
    notInIt: ["Notes and e-mails: they are in each person’s archive, under “Personal data”"],
    download: "Download messages",
  },
  title: "Messages",
  singular: "Message",
  inSettings: "Contact messages",
  toErase: "{{count}} message|{{count}} messages",
  audit: {
    one: "message {{name}}",
    many: "messages",
    actions: {
      "message-owner": "Message taken or handed over",
      "message-state": "Message state changed",
      "message-noted": "Note on a message",
      "message-not-spam": "Message is not spam",
      "messages-exported": "Messages exported",
    },
    sentences: {
      "message-owner": "{{who}} changed who has taken {{subject}}",
      "message-state": "{{who}} changed the state of {{subject}}",
      "message-noted": "{{who}} added a note to {{subject}}",
      "message-not-spam": "{{who}} marked {{subject}} as not spam",
      "messages-exported": "{{who}} exported messages",
    },
  },
  states: { new: "New", "in-hand": "In hand", answered: "Answered", closed: "Closed" },
  actions: {
    new: "Mark as new",
    "in-hand": "Mark as in hand",
    answered: "Mark as answered",
    closed: "Close",
  },
  showAll: "Show all open messages",
  empty: "Nobody has written yet.",
  emptyLead:
    "Messages from the contact form appear here, newest first. Each can be taken, given notes, answered and closed.",
  toForm: "The contact form",
  emptyOpen: "No message is open. All have been answered or closed.",
  emptyView: "There is no message here.",
  emptySearch: "No message here contains these words.",
  text: "Message",
  spamLead:
    "This message looks as if a program had sent it, so no e-mail about it was sent, neither to the company nor to the address given. If a person wrote it, say so here; it then joins the other messages.",
  tooManyNotes: "Not added: the message has {{max}} notes already.",
  newerMessage: "Newer message",
  olderMessage: "Older message",
  neighbours: "Previous and next message",
  conflict: "Nothing was changed, because somebody was faster: the message is now “{{state}}”, taken by {{owner}}.",
  columns: { message: "Message" },
  done: {
    take: "It is with you now.",
    give: "It was given to your colleague.",
    "give-back": "It was given back.",
    "not-spam": "It is among the other messages now.",
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
      a: "take it",
      r: "answer",
      e: "close",
      help: "this list",
    },
  },
};

export const staff = {
  own,
  name: "Contact form and its e-mails",
  sections: {
    accept: "The form",
    subject: "E-mail to the sender: confirmation",
    noticeSubject: "E-mail to the company: a new message",
  },
  fields: {
    accept: "Sentence beside the box to tick",
    privacy: "Sentence with the link to the privacy notice",
    sent: "Thanks after sending",
    subject: "Subject",
    title: "Heading",
    text: "Text between salutation and closing",
    noticeSubject: "Subject",
    noticeHeading: "Heading",
  },
  hints: {
    accept: "The words in square brackets lead to the terms and conditions.",
    privacy: "The words in square brackets lead to the privacy notice.",
    text: "Each new line begins a paragraph. What the sender wrote is never quoted: the address may belong to somebody else.",
    noticeHeading: "The sender’s details and the message follow by themselves.",
  },
  placeholders: { reference: "Reference of the message", name: "Name of the sender" },
  mails: { confirmation: "Confirmation to the sender", notice: "Notice to the company" },
};
