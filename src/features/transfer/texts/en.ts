/** Files with all messages, all applications, or the site's content, and the import of the latter. */
const transfer = {
  title: "Export and import",
  inIt: "Included",
  notInIt: "Not included",
  personal:
    "The file contains personal data. Store it where no one else can open it and delete it when no longer needed: data erased on the website remains in the file.",
  content: {
    title: "Content",
    lead: "All website content, including drafts, as one JSON file. It can be imported into another site running this software.",
    inIt: [
      "All items, of every kind and status, and the texts of all pages, with schedules, in every language",
      "Uploaded pictures with their alt text, and data sheets",
      "Company details, retention periods and navigation",
      "The IDs of deleted items, so that anyone who visits the old address of one is still told that the page has been removed",
    ],
    notInIt: ["Older versions, unsaved drafts and preview links", "Accounts, messages, applications and the audit log"],
    backup: "This is not a backup. To back up everything, run on the server:",
    download: "Download content",
  },
  import: {
    title: "Import",
    lead: "Replaces the examples with the content of an exported file. Intended for a new site.",
    file: "Content file",
    fileHint: "The unchanged export file, up to {{megabytes}} MB.",
    replaces: "Replace the examples, company details, retention periods and navigation of this site",
    submit: "Import",
    checks: "The whole file is checked first. If anything is wrong with it, the site is not changed.",
    steps: {
      sending: "Uploading the file: {{percent}}%",
      checking: "Checking the file…",
      files: "Pictures and documents: {{done}} of {{of}}",
      writing: "Saving the content…",
    },
    mayLeave: "You can close this page; the import will continue.",
    done: "Imported: {{items}}, {{pictures}}, {{documents}}.",
    items: "{{count}} item|{{count}} items",
    pictures: "{{count}} picture|{{count}} pictures",
    documents: "{{count}} document|{{count}} documents",
    seeSite: "View website",
    line: "Line {{number}}",
    record: "Record {{number}}",
    refused: "Not imported. The site has not been changed.",
    refusals: {
      "not-content": "This is not a website content file.",
      version: "The file was exported by a different version of the software. Update both sites to the same version.",
      "not-json": "This line cannot be read. The file has been damaged or edited.",
      "cut-short": "The file is incomplete. Download or copy it again.",
      reformatted:
        "The file is larger than 16 MB and its lines have been changed by another program. Import the unchanged export file.",
      "record-too-large": "This record is too large. Import the unchanged export file.",
      "too-many": "The file contains too many records.",
      "unknown-record": "Unknown record type:",
      "unknown-field": "Unknown field:",
      field: "This field is missing or invalid:",
      twice: "Duplicate in the file:",
      "picture-missing": "An item uses a picture that is not listed before it in the file:",
      "document-missing": "An item links to a document that is not listed before it in the file:",
      file: "This picture or document is not accepted:",
      "no-company": "The company details are missing.",
    },
    inTheWay:
      "Import is only possible while a site contains nothing but the unchanged examples. This site also contains:",
    wayOut: "Import into a new site, or permanently delete the items listed, including those in the bin.",
    busy: "Another import is in progress. Wait until it has finished.",
    failures: {
      "too-large": "Not imported: the file is larger than {{megabytes}} MB.",
      "no-file": "Choose a file first.",
      unexpected: "Import failed. The site has not been changed; the error has been logged.",
    },
    signedOut: "Your session has ended. Log in again in another tab, then import again.",
    offline:
      "Connection lost. If the file was fully uploaded, the import may still be running: reload the page in a few minutes.",
  },
  /** How many items of each kind. */
};

export const staff = { transfer };
