/** Files with all messages, all applications, or the site's content, and the import of the latter. */
const transfer = {
  title: "Export and import",
  inIt: "In the file",
  notInIt: "Not in it",
  personal:
    "The file contains personal data. Store it where nobody else can open it, and delete it when it is no longer needed: data that is erased here stays in the file.",
  content: {
    title: "Content",
    lead: "Everything that visitors read and staff prepare, as one file (JSON). Another site of this kind can import it.",
    inIt: [
      "News, projects, products and job offers in every state and language, with their schedules",
      "Uploaded pictures with their alternative texts, and data sheets",
      "The company’s facts, retention times and navigation",
      "The numbers of deleted items, so that their addresses still say that the page is gone",
    ],
    notInIt: ["Older versions, unsaved texts and preview links", "Accounts, messages, applications and the audit log"],
    backup: "This is no backup. A command on the server makes a backup of everything:",
    download: "Download content",
  },
  import: {
    title: "Import",
    lead: "Replaces the examples with the content of such a file. Meant for a new site.",
    file: "File with content",
    fileHint: "As it was downloaded, up to {{megabytes}}\u00a0MB.",
    replaces: "Replace the examples, the company’s facts, the retention times and the navigation of this site",
    submit: "Import",
    checks:
      "The whole file is checked before anything is written. If something is wrong with it, the site stays as it was.",
    steps: {
      sending: "The file is being sent: {{percent}}%",
      checking: "The file is being checked.",
      files: "Pictures and documents: {{done}} of {{of}}",
      writing: "The content is being written.",
    },
    mayLeave: "This page may be closed now; the import goes on.",
    done: "Imported: {{items}}, {{pictures}}, {{documents}}.",
    items: "{{count}} item|{{count}} items",
    pictures: "{{count}} picture|{{count}} pictures",
    documents: "{{count}} document|{{count}} documents",
    seeSite: "See the website",
    line: "Line {{number}}",
    record: "Record {{number}}",
    refused: "Not imported. The site is as it was.",
    refusals: {
      "not-content": "This is not a file with a site’s content.",
      version:
        "The file was written by another version of the website’s program. Bring both sites to the same version.",
      "not-json": "This place cannot be read. The file was damaged or changed by hand.",
      "cut-short": "The file ends too early. Download or copy it again.",
      reformatted:
        "The file is larger than 16\u00a0MB, and another program has changed its lines. Import it as it was downloaded.",
      "record-too-large": "This record is larger than any record can be. Import the file as it was downloaded.",
      "too-many": "There are more records than a file may have.",
      "unknown-record": "Unknown kind of record:",
      "unknown-field": "Unknown field:",
      field: "This field is missing, or contains something that is not allowed:",
      twice: "This occurs twice in the file:",
      "picture-missing": "An item shows a picture that does not come before it in the file:",
      "document-missing": "An item links to a document that does not come before it in the file:",
      file: "This picture or document is not accepted:",
      "no-company": "The company’s facts are missing.",
    },
    inTheWay:
      "This site has content of its own, so nothing can be imported. An import needs a site that has only the unchanged examples. In the way:",
    wayOut: "Import into a new site, or delete for good what is listed, also from the bins.",
    busy: "Another import is running. Wait until it has finished.",
    failures: {
      "too-large": "Not imported: the file is larger than {{megabytes}}\u00a0MB.",
      "no-file": "Choose a file first.",
      unexpected: "The import failed. The site is as it was; the error has been logged.",
    },
    signedOut: "Your session has ended. Log in in another tab, then import again.",
    offline:
      "The connection broke off. If the file had been sent, the import may still be going on: reload the page in a few minutes.",
  },
  /** How many items of each kind. */
};

export const staff = { transfer };
