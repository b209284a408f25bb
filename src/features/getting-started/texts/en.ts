/** What a new site's admins see to. */
const gettingStarted = {
  title: "Getting started",
  lead: "What a new site needs before visitors rely on it. It is checked each time this page opens.",
  count: "{{done}} of {{all}} done",
  allDone: "Everything is done.",
  done: "Done",
  open: "To do",
  company: {
    title: "The company’s own facts",
    why: "Visitors find them on the contact page, in the footer and in search engines, and believe them.",
    done: "None of them is an example any more.",
  },
  legal: {
    title: "Legal notice and privacy notice",
    why: "In many countries a company must name its legal form, register and representatives on its website.",
    done: "Every field is filled in.",
    left: "Empty, and therefore not shown in the legal notice: {{fields}}. Leave empty what your company does not have.",
    privacy:
      "Please also read the page “Privacy notice”. Its default words assume that server and mailboxes are in the European Economic Area, that backups and error logs are deleted after 14 days, and that copies in mailboxes are deleted in time.",
  },
  examples: {
    title: "Example content",
    why: "Visitors believe made-up news, projects and products, and somebody may apply for a job that does not exist.",
    left: "Public and unchanged:",
    hidden: "Not public, but still there: {{items}}.",
    done: "No example is public.",
    links: "{{count}} social link of the example|{{count}} social links of the example",
    show: "Show titles",
    remove: "Remove the remaining examples",
    removeWhat:
      "This deletes for good: {{items}}. Only examples that nobody has saved are deleted, with whatever has been typed into them and not saved. Their addresses then say that the page is gone, and a restart does not bring them back.",
    removeYes: "Delete for good",
    removed: "Removed: {{items}}.",
    nothing: "There was nothing left to remove.",
  },
  address: {
    title: "Public address with https",
    why: "Without https, passwords and messages can be read on their way, and browsers warn about the site.",
    state: "The site gives its address as {{address}}.",
    mend: "Set PUBLIC_URL to the https address on the server, and restart the site.",
  },
  mail: {
    title: "E-mail",
    why: "Notices of messages and applications, invitations and links to new passwords come by e-mail.",
    noServer: "No mail server is set up: SMTP_URL is missing on the server.",
    neverSent: "A mail server is set up, but it has not accepted an e-mail yet.",
    sent: "The mail server accepted the last e-mail on {{time}}.",
    testTo: "Send a test e-mail to",
    send: "Send test e-mail",
    deliveryStatus: {
      waiting: "The test e-mail waits to be sent.",
      retrying: "The mail server did not accept the test e-mail. Next attempt: {{time}}.",
      sending: "The test e-mail is being sent.",
      sent: "The mail server accepted the test e-mail on {{time}}. Check whether it has arrived, also in the spam folder.",
      failed: "The test e-mail was not accepted and is not tried again.",
    },
    reason: "The server said:",
    look: "Check again",
  },
  backup: {
    title: "Backup",
    why: "Without a backup, a broken disk destroys everything.",
    none: "There is none. This command on the server makes one:",
    last: "The last one was made on {{time}} ({{size}}).",
    old: "It is older than {{days}} days. This command on the server makes a new one:",
  },
  secondFactor: {
    title: "Second factor for every administrator",
    why: "A stolen password alone then gives no access.",
    left: "Password alone: {{names}}.",
    done: "Every administrator has one.",
  },
  secondAdmin: {
    title: "A second administrator",
    why: "If one of them loses their password or phone, the other can restore access.",
    state: "{{count}} administrator can log in.|{{count}} administrators can log in.",
    mend: "Invite",
  },
};

export const staff = { gettingStarted };

export const mails = {
  test: {
    subject: "Test e-mail from {{site}}",
    heading: "E-mail works",
    works: "This e-mail shows that {{site}} can send e-mail and that it reaches this address.",
    asked: "It was asked for in the dashboard on {{time}}.",
    mistake: "You do not need to do anything.",
  },
};
