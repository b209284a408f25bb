import { expect, test } from "vitest";
import { ids, many, rowOf, run, type SmtpOptions, smtp, withOne } from "../../../tests/mail/delivery-under-test.ts";
import { exampleMails } from "../../../tests/mail/example-mails.ts";
import { memoryOutbox } from "../../../tests/mail/memory-outbox.ts";
import { refusal, type TestSmtp } from "../../../tools/test/smtp.ts";
import type { DueMail } from "./outbox.server.ts";

test("a refused recipient fails alone and is not named in the log", async () => {
  const server = await smtp({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? refusal(550, `No such user ${address} ${"x".repeat(900)}`) : null),
  });
  const [bad, good] = many(2);
  const outbox = memoryOutbox();
  outbox.add({ ...bad, recipient: "nobody@example.org" } as DueMail, good as DueMail);
  const { lines } = run({ smtpUrl: server.url, outbox });
  await outbox.settled();
  expect(rowOf(outbox, 1)?.state).toBe("failed");
  expect(rowOf(outbox, 1)?.reason).toHaveLength(500);
  expect(rowOf(outbox, 2)?.state).toBe("sent");
  expect(JSON.stringify(lines)).not.toContain("@");
});

const NOTICE = exampleMails("en")["withdrawal-notice"];
const goingTo = (smtpUrl: string, ...to: string[]) => ({
  smtpUrl,
  notifications: async () => ({ messages: [], applications: to }),
});
const receiversOf = (server: TestSmtp) => server.received.map(({ to }) => to);

/** Starts a server that refuses a recipient with the given codes in turn. */
function refusing(refusals: Record<string, number[]>): SmtpOptions {
  return {
    onRcptTo({ address }, _session, done) {
      const code = refusals[address]?.shift();
      done(code === undefined ? null : refusal(code, `Not now ${address}`));
    },
  };
}

test("a temporarily refused recipient gets the mail later, and the other does not get it again", async () => {
  const server = await smtp(refusing({ "full@example.com": [451] }));
  const settings = goingTo(server.url, "full@example.com", "here@example.com");
  const { outbox, lines } = run({ ...settings, outbox: withOne(NOTICE) });
  await outbox.settled();
  expect(receiversOf(server)).toEqual([["here@example.com"], ["full@example.com"]]);
  expect(new Set(ids(server)).size).toBe(1);
  expect(rowOf(outbox, NOTICE.id)).toMatchObject({ state: "sent", mail: { attempts: 2 } });
  expect(lines[0]).toMatchObject({ msg: "mail not taken, to be tried again", smtpCode: 451, refused: 1 });
  expect(JSON.stringify(lines)).not.toContain("@");
});

test("remaining recipients are preserved while the server is unavailable, and become fewer", async () => {
  let isAway = false;
  const server = await smtp({
    ...refusing({ "b@example.com": [451], "c@example.com": [451, 450] }),
    onMailFrom: (_address, _session, done) => done(isAway ? refusal(421, "Going down") : null),
  });
  const outbox = withOne(NOTICE);
  const settings = goingTo(server.url, "a@example.com", "b@example.com", "c@example.com");
  outbox
    .until(() => rowOf(outbox, NOTICE.id)?.reason !== undefined)
    .then(() => {
      isAway = true;
    });
  outbox
    .until(() => rowOf(outbox, NOTICE.id)?.reason?.startsWith("421") === true)
    .then(() => {
      isAway = false;
    });
  run({ ...settings, outbox, schedule: Array(500).fill(10) });
  await outbox.settled();
  expect(receiversOf(server)).toEqual([["a@example.com"], ["b@example.com"], ["c@example.com"]]);
});

test("a permanently refused recipient leaves a failed mail with the server's error; the other gets it once", async () => {
  const server = await smtp(refusing({ "gone@example.com": Array(9).fill(550) }));
  const settings = goingTo(server.url, "gone@example.com", "here@example.com");
  const { outbox } = run({ ...settings, outbox: withOne(NOTICE) });
  await outbox.settled();
  expect(receiversOf(server)).toEqual([["here@example.com"]]);
  expect(rowOf(outbox, NOTICE.id)).toMatchObject({
    state: "failed",
    reason: "550 Not now gone@example.com",
    mail: { attempts: 3, outstanding: ["gone@example.com"] },
  });
});

test("a recipient refused only at the last attempt leaves a failed mail too", async () => {
  const server = await smtp(refusing({ "full@example.com": [452] }));
  const settings = goingTo(server.url, "full@example.com", "here@example.com");
  const { outbox } = run({ ...settings, outbox: withOne(NOTICE), schedule: [] });
  await outbox.settled();
  expect(rowOf(outbox, NOTICE.id)).toMatchObject({ state: "failed", reason: "452 Not now full@example.com" });
});

test("a recipient does not get a mail again when the database was unavailable at delivery", async () => {
  const server = await smtp(refusing({ "full@example.com": [451] }));
  const outbox = withOne(NOTICE);
  const { begin, retry } = outbox;
  let refusals = 3;
  outbox.retry = async (...given) => {
    if (refusals-- > 0) throw new Error("the database does not answer");
    await retry(...given);
  };
  outbox.begin = (mail) => begin(mail, 0);
  run({ ...goingTo(server.url, "full@example.com", "here@example.com"), outbox });
  await outbox.settled();
  expect(receiversOf(server)).toEqual([["here@example.com"], ["full@example.com"]]);
});
