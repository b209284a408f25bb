export const site = {
  title: "Request a call",
  lead: "Leave your number and say when it suits you. We will call you back.",
  name: "Name",
  time: "Preferred time",
  timeHint: "If you are in another time zone, add it: “Tuesday after 14:00, UTC+8”.",
  photo: "Photo of the nameplate",
  photoKinds: ".jpg, .png or .heic, at most {{megabytes}} MB.",
  report: "Alarm list or report",
  reportKinds: ".pdf, at most {{megabytes}} MB.",
  fileAgain: "If you had chosen a file here, choose it again: browsers do not keep it.",
  fileDrop: "Drop the file here or choose a file",
  fileChoose: "Choose file",
  fileRemove: "Remove",
  upload: {
    error: "An error occurred while uploading the files.",
    uploaded: "Sent. The files are being checked.",
  },
  privacy: "The [privacy notice] describes how we use your data.",
  uploadPreserved: "What you typed and the files are still here.",
  sent: "We have received your request.",
  status: {
    title: "Your request for a call",
    lead: "What we have stored, and how you can have it erased.",
    states: {
      new: "We have received your request and will call you.",
      "in-hand": "A member of our team has your request and will call you.",
      "not-reached": "We called and did not reach you. We will try again.",
      called: "We have called you. Your request is closed.",
    },
    fields: { time: "Preferred time", photo: "Photo of the nameplate", report: "Alarm list or report" },
  },
};

/** The inbox of requests, where it says something of its own. */
const own = {
  waiting: "{{count}} new request for a call|{{count}} new requests for a call",
  data: { heading: "Request for a call {{reference}}" },
  csv: {
    title: "Requests for a call",
    lead: "All requests for a call as a CSV file for a spreadsheet.",
    inIt: [
      "Reference, time, language, name, phone and when to call",
      "Status, who it is assigned to, and the names of the files",
    ],
    notInIt: ["The files themselves and notes: they are in each request"],
    download: "Download requests",
  },
  audit: { one: "request for a call {{name}}", many: "requests for a call" },
  title: "Requests for a call",
  singular: "Request for a call",
  toErase: "{{count}} request for a call|{{count}} requests for a call",
  states: { new: "New", "in-hand": "In progress", "not-reached": "Not reached", called: "Called" },
  actions: {
    new: "Back to new",
    "in-hand": "Mark as in progress",
    "not-reached": "Not reached",
    called: "Called",
  },
  columns: { person: "Person" },
  labels: { phone: "Phone", time: "When to call", photo: "Nameplate", report: "Report" },
  language: "Language",
  fromLead: "Who wants to be called, and when.",
  retention: "Erased automatically on {{day}}, with its files, emails and notes.",
  file: "Files",
  fileLead: "The files can be downloaded; they do not open here. Each download is recorded: who and when.",
  download: "Download",
  stateLead: "The private page shows the new status immediately, in the words below.",
  shownToSender: "The private page shows:",
  mailsLead: "What the website has sent about this request.",
};

export const staff = { own };

export const mails = {
  notice: {
    subject: "{{reference}}: please call {{name}}",
    heading: "Request for a call",
    phone: "Phone",
    time: "When to call",
    photo: "Nameplate",
    report: "Report",
    scans: { clean: "no virus found", unscanned: "not scanned for viruses" },
    dashboard: "View the requests in the dashboard",
  },
  withdrawn: {
    subject: "{{reference}}: call no longer wanted",
    heading: "Request for a call withdrawn and erased",
    erased:
      "The sender has withdrawn this request. It has been erased from the website, together with its files. Please do not call.",
  },
};
