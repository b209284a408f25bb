import { domainToASCII } from "node:url";
import { afterEach, expect, test } from "vitest";
import { mailContentOf } from "#mail-content-of.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { DELIVERY_TIMES } from "#platform/mail/delivery-times.server.ts";
import { mailTransport } from "#platform/mail/mail-transport.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { defaultWords } from "../../../tests/mail/default-words.ts";
import {
  EXAMPLE_TOKEN,
  exampleEncrypter,
  exampleMails,
  MAIL_KINDS,
  withValues,
} from "../../../tests/mail/example-mails.ts";
import { memoryOutbox } from "../../../tests/mail/memory-outbox.ts";
import { runDelivery } from "../../../tests/mail/running-delivery.ts";
import { decodedWords } from "../../../tools/test/parsed-mail.ts";
import { startSmtp } from "../../../tools/test/smtp.ts";
import type { DueMail } from "./outbox.server.ts";

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** Delivers mails over a real connection and returns the received ones. */
async function arrived(mails: readonly DueMail[]) {
  const smtp = await startSmtp();
  const outbox = memoryOutbox();
  outbox.add(...mails);
  const delivery = runDelivery({ smtpUrl: smtp.url, outbox });
  ended.push(smtp.close, delivery.stop);
  await outbox.settled();
  return {
    received: smtp.received,
    states: [...outbox.rows.values()].map(({ state }) => state),
    lines: delivery.lines,
  };
}

const everyMail = LANGUAGE_CODES.flatMap((language) => MAIL_KINDS.map((kind) => [kind, language] as const));

test.each(everyMail)("%s in %s arrives as it was written", async (kind, language) => {
  const mail = exampleMails(language)[kind];
  const { received } = await arrived([mail]);
  const context = {
    company: exampleCompany,
    publicUrl: "https://www.example.com",
    decryptToken: exampleEncrypter.decrypt,
    words: defaultWords,
  };
  const written = mailContentOf(mail, context);
  const [one] = received;
  expect(received).toHaveLength(1);
  expect(one?.header("subject")).toBe(written.subject);
  expect(one?.text.trimEnd()).toBe(written.text.trimEnd());
  expect(one?.html.trimEnd()).toBe(written.html.trimEnd());
  expect(one?.header("message-id")).toBe(`<${mail.messageId}>`);
  // A person has written an answer.
  const isAutomatic = !kind.endsWith("-answer");
  expect(one?.header("auto-submitted")).toBe(isAutomatic ? "auto-generated" : undefined);
  expect(one?.header("x-auto-response-suppress")).toBe(isAutomatic ? "All" : undefined);
  expect(one?.header("from")).toBe("Ship to Shore Automation <office@example.com>");
  expect(one?.source).not.toContain(mail.kind === "application-notice" ? "Content-Disposition" : "attachment");
});

/** Settings with recipients of notices. */
const goingTo =
  (messages: string[], applications = messages) =>
  async () => ({ messages, applications });

test("each notice is sent to the recipients in the settings at the time of sending", async () => {
  const smtp = await startSmtp();
  const outbox = memoryOutbox();
  let notifications = goingTo(["messages@example.com"], ["hr@example.com"]);
  const kinds = ["message-notice", "waiting-reminder", "application-notice", "withdrawal-notice"] as const;
  outbox.add(...kinds.map((kind) => exampleMails("en")[kind]));
  const delivery = runDelivery({ smtpUrl: smtp.url, outbox, notifications: () => notifications() });
  ended.push(smtp.close, delivery.stop);
  await outbox.settled();
  const receivers = () => Object.fromEntries(smtp.received.map((mail) => [mail.header("message-id"), mail.to]));
  expect(receivers()).toEqual({
    "<1.en@ship-to-shore.test>": ["messages@example.com"],
    "<8.en@ship-to-shore.test>": ["messages@example.com"],
    "<3.en@ship-to-shore.test>": ["hr@example.com"],
    "<5.en@ship-to-shore.test>": ["hr@example.com"],
  });
  notifications = goingTo(["new@example.com"]);
  outbox.add(exampleMails("de")["message-notice"]);
  delivery.wake();
  await outbox.settled();
  expect(receivers()["<1.de@ship-to-shore.test>"]).toEqual(["new@example.com"]);
});

test("a notice is sent to the company, with the sender as reply address", async () => {
  const { received } = await arrived([exampleMails("de")["message-notice"], exampleMails("de")["application-notice"]]);
  const byId = [...received].sort((a, b) => (a.header("message-id") ?? "").localeCompare(b.header("message-id") ?? ""));
  expect(byId.map(({ from, to }) => [from, to])).toEqual([
    ["office@example.com", ["office@example.com"]],
    ["office@example.com", ["office@example.com"]],
  ]);
  expect(byId.map((mail) => mail.header("reply-to"))).toEqual([
    "Michał Żółć-Groß <michal@example.org>",
    "Jürgen Łukasiewicz <juergen@example.org>",
  ]);
});

test("a confirmation is sent only to the sender, with the company's public address as reply address", async () => {
  const smtp = await startSmtp();
  const outbox = memoryOutbox();
  outbox.add(exampleMails("pl")["application-confirmation"]);
  const mail = { smtpUrl: smtp.url, from: "Web <no-reply@example.com>" };
  const delivery = runDelivery({ smtpUrl: smtp.url, outbox, mail, notifications: goingTo(["inbox@example.com"]) });
  ended.push(smtp.close, delivery.stop);
  await outbox.settled();
  const [one] = smtp.received;
  expect(one?.to).toEqual(["juergen@example.org"]);
  expect(one?.from).toBe("no-reply@example.com");
  expect(one?.header("from")).toBe("Web <no-reply@example.com>");
  expect(one?.header("reply-to")).toBe("Ship to Shore Automation <office@example.com>");
  expect(one?.text).toContain(`https://www.example.com/pl/application/${EXAMPLE_TOKEN}`);
  expect(one?.source).not.toContain("inbox@example.com");
});

test("MAIL_FROM and the settings are enough without a company record", async () => {
  const smtp = await startSmtp();
  const outbox = memoryOutbox();
  outbox.add(exampleMails("en")["withdrawal-notice"]);
  const mail = { smtpUrl: smtp.url, from: "site@example.com" };
  const notifications = goingTo([], ["a@example.com", "b@example.com"]);
  const delivery = runDelivery({ smtpUrl: smtp.url, outbox, mail, notifications, company: async () => undefined });
  ended.push(smtp.close, delivery.stop);
  await outbox.settled();
  expect(smtp.received[0]?.from).toBe("site@example.com");
  expect(smtp.received[0]?.to).toEqual(["a@example.com", "b@example.com"]);
});

const HOSTILE = [
  "Jan\r\nBcc: victim@example.org",
  "Jan\nSubject: other",
  "Jan\u2028Bcc: victim@example.org",
  '"><img src=x onerror=alert(1)>',
  '", victim@example.org, "',
  "Jan <victim@example.org>,",
  "=?utf-8?q?Jan=0D=0ABcc:_victim@example.org?=",
];

test.each(HOSTILE)("a person who is called %j reaches the company and nobody else", async (name) => {
  const mail = exampleMails("en")["message-notice"];
  const harmless = await arrived([mail]);
  const { received } = await arrived([withValues(mail, { firstName: name, lastName: name })]);
  const names = (headers: [string, string][] | undefined) => headers?.map(([header]) => header);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(["office@example.com"]);
  expect(names(received[0]?.headers)).toEqual(names(harmless.received[0]?.headers));
  expect(received[0]?.header("reply-to")?.endsWith("<michal@example.org>")).toBe(true);
});

/** An encoded word that decodes to a right-to-left override, a file extension, a line break and another header. */
const ENCODED = "=?utf-8?q?=E2=80=AEfdp=0D=0ABcc:_victim@example.org?=";

test.each([
  [ENCODED, "Nowak"],
  ["=?utf-8?q?=E2=80=AE", "Nowak?="],
  ["=", "?utf-8?b?4oCu?="],
  ["=\u202e?utf-8?b?4oCu?=", "\u2067Żak"],
  ["=\u0000?utf-8?b?4oCu?=", `Żak${ENCODED}`],
  ["=?UTF-8*EN?B?4oCu?=", "=?iso-8859-8?q?=E2=80=AE?="],
])("a person who is called %j %j is not decoded in any header", async (firstName, lastName) => {
  const person = { firstName, lastName };
  const notice = exampleMails("pl")["message-notice"];
  const other = exampleMails("en")["application-notice"];
  const { received } = await arrived([withValues(notice, person), withValues(other, person)]);
  expect(received).toHaveLength(2);
  for (const mail of received) {
    expect(mail.header("subject")).toContain("= ?");
    expect(mail.header("reply-to")).toContain("= ?");
    for (const [name, value] of mail.headers) {
      expect(value, name).not.toMatch(/=\?|\p{C}/u);
      expect(decodedWords(value), name).toBe(value);
    }
  }
});

test("a company or a sender with an encoded word in its name is not decoded either", async () => {
  const smtp = await startSmtp();
  const outbox = memoryOutbox();
  outbox.add(exampleMails("en")["message-confirmation"]);
  const mail = { smtpUrl: smtp.url, from: `Office ${ENCODED} <office@example.com>` };
  const company = async () => ({ ...exampleCompany, name: ENCODED });
  const delivery = runDelivery({ smtpUrl: smtp.url, outbox, mail, company });
  ended.push(smtp.close, delivery.stop);
  await outbox.settled();
  const [one] = smtp.received;
  expect(one?.header("from")).toContain("Office = ?utf-8?q?");
  expect(one?.header("reply-to")).toContain("= ?utf-8?q?");
});

test("an address that is an encoded word never becomes the reply address", async () => {
  const mail = exampleMails("en")["message-notice"];
  const { received } = await arrived([withValues(mail, { email: "=?utf-8?q?a?=@example.org" })]);
  expect(received[0]?.header("reply-to")).toBeUndefined();
});

test.each([{ path: "/etc/hostname" }, { href: "http://127.0.0.1:9/" }])(
  "no mail can be made of %j",
  async (content) => {
    const smtp = await startSmtp();
    ended.push(smtp.close);
    const transport = await mailTransport(smtp.url, DELIVERY_TIMES);
    const sending = transport.sendMail({ from: "a@example.com", to: "b@example.com", text: content, html: content });
    await expect(sending).rejects.toThrow(/access rejected/i);
  },
);

test("a sender with non-ASCII letters before the @ does not make a server refuse the notice", async () => {
  const mail = exampleMails("de")["message-notice"];
  const { received } = await arrived([withValues(mail, { email: "jürgen@müller.example" })]);
  const head = received[0]?.source.split("\r\n\r\n")[0];
  expect(head).toMatch(/^\p{ASCII}+$/u);
  expect(head).not.toContain("Reply-To");
  expect(received[0]?.text).toContain("E-Mail-Adresse: jürgen@müller.example\n");
  expect(received[0]?.text).toContain("Bitte kopieren Sie für eine Antwort die oben genannte Adresse");
});

test("a non-ASCII domain can be the reply address", async () => {
  const mail = exampleMails("pl")["message-notice"];
  const { received } = await arrived([withValues(mail, { email: "jan@łódź.example" })]);
  expect(received[0]?.header("reply-to")).toContain(`<jan@${domainToASCII("łódź.example")}>`);
});

test.each(["a@example.org, victim@example.org", "a@example.org\r\nBcc: victim@example.org", "<victim@example.org>"])(
  "an address that is none never becomes a header: %j",
  async (email) => {
    const mail = exampleMails("pl")["message-notice"];
    const { received } = await arrived([withValues(mail, { email })]);
    expect(received[0]?.source.split("\r\n\r\n")[0]).not.toContain("victim");
    expect(received[0]?.to).toEqual(["office@example.com"]);
  },
);

test("an address that would be two is not sent to both", async () => {
  const mail = { ...exampleMails("en")["message-confirmation"], recipient: "a@example.org, victim@example.org" };
  const { received } = await arrived([mail]);
  expect(received.flatMap(({ to }) => to)).not.toContain("victim@example.org");
});

test("the log names mails by number and reference, never a person, an address or a link", async () => {
  const mails = LANGUAGE_CODES.flatMap((language, index) =>
    Object.values(exampleMails(language)).map((mail) => ({ ...mail, id: mail.id + index * 100 })),
  );
  const { lines, states } = await arrived(mails);
  expect(states).toEqual(mails.map(() => "sent"));
  expect(lines).toHaveLength(mails.length);
  expect(lines.find(({ mail }) => mail === 1)).toMatchObject({
    msg: "mail sent",
    kind: "message-notice",
    reference: "M-4K7Q-9XTP",
    attempts: 1,
  });
  expect(JSON.stringify(lines)).not.toMatch(/@|Micha|Groß|Jürgen|application\/|Lebenslauf/);
});
