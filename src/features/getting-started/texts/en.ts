/** What a new site's admins see to. */
const gettingStarted = {
  title: "Setup checklist",
  lead: "What a new website needs before it goes live. Checked each time you open this page.",
  count: "{{done}} of {{all}} done",
  allDone: "Everything is done.",
  done: "Done",
  open: "To do",
  company: {
    title: "Company details",
    why: "Visitors see them on the contact page, in the footer and in search results.",
    done: "No example data left.",
    optional: "Optional, and not shown while empty. Customers ask for these details before they order:",
  },
  legal: {
    title: "Legal notice and privacy notice",
    why: "In many countries a company must state its legal form, register and representatives on its website.",
    done: "All fields are filled in.",
    left: "Empty, and therefore not shown in the legal notice: {{fields}}. Leave fields empty if they do not apply to your company.",
    privacy:
      "Please also read the “Privacy notice” page. Its default text assumes that the server and mailboxes are in the European Economic Area, that backups and error logs are deleted after 14 days, and that copies in mailboxes are deleted when their retention period ends.",
  },
  examples: {
    title: "Example content",
    why: "Visitors may mistake the example news, projects and products for real ones, and someone may apply for a vacancy that does not exist.",
    left: "Published and unchanged:",
    hidden: "Still stored but not published: {{items}}.",
    done: "No examples are public.",
    links: "{{count}} example social media link|{{count}} example social media links",
    show: "Show titles",
    remove: "Remove the remaining examples",
    removeWhat:
      "This permanently deletes: {{items}}. Only examples that nobody has edited and saved are deleted. Unsaved changes to them are lost. Anyone who visits the old address of a deleted example will be told that the page has been removed, and the examples will not come back after a restart.",
    removeYes: "Delete permanently",
    removed: "Removed: {{items}}.",
    nothing: "No examples left to remove.",
  },
  address: {
    title: "Public address with HTTPS",
    why: "Without HTTPS, passwords and messages can be intercepted, and browsers show warnings.",
    state: "Current address: {{address}}.",
    mend: "On the server, set PUBLIC_URL to the website’s HTTPS address, then restart the website.",
  },
  mail: {
    title: "Email",
    why: "Notifications of messages and applications, invitations and password reset links are sent by email.",
    noServer: "No mail server is set up: SMTP_URL is missing on the server.",
    neverSent: "A mail server is set up, but it has not accepted an email yet.",
    sent: "The mail server accepted the last email on {{time}}.",
    testTo: "Send a test email to",
    send: "Send test email",
    deliveryStatus: {
      waiting: "Test email queued.",
      retrying: "The mail server did not accept the test email. Next attempt: {{time}}.",
      sending: "Sending the test email.",
      sent: "The mail server accepted the test email on {{time}}. Check your inbox and spam folder.",
      failed: "The test email was not accepted. There will be no further attempts.",
    },
    reason: "The server said:",
    look: "Check again",
  },
  backup: {
    title: "Backup",
    why: "Without a backup, a disk failure would destroy everything.",
    none: "No backup yet. Create one on the “Backups” page, where a daily backup can be set up too.",
    last: "Last backup: {{time}} ({{size}}).",
    old: "It is more than {{days}} days old. Create a new one on the “Backups” page, where a daily backup can be set up too.",
  },
  secondFactor: {
    title: "Two-factor authentication for every administrator",
    why: "A stolen password alone is not enough to log in.",
    left: "Password only: {{names}}.",
    done: "All administrators use it.",
  },
  secondAdmin: {
    title: "A second administrator",
    why: "Each administrator can restore the other’s access.",
    state: "{{count}} administrator can log in.|{{count}} administrators can log in.",
    mend: "Invite",
  },
};

export const staff = { gettingStarted };

export const mails = {
  test: {
    subject: "Test email from {{site}}",
    heading: "Email is working",
    works: "This email shows that {{site}} can send email and that it reaches this address.",
    asked: "It was requested from the dashboard on {{time}}.",
    mistake: "No action is needed.",
  },
};
