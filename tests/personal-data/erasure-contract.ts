import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLedger } from "#features/backup/erasure-ledger.server.ts";
import { sectionPages } from "#features/personal-data/sections.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { type PersonSite, somebody } from "./person-site.ts";

const admin = somebody("admin");
const ADDRESS = "xylograph@example.com";
/** Found in no other place: whatever of these is anywhere afterwards, erasing has left behind. */
const TELLTALES = {
  firstName: "Zephyrinus",
  email: ADDRESS,
  message: "Kwadrofonia",
  phone: "+48 600 731 942",
  fileName: "Bathyscaphe.pdf",
  content: "Phlogiston",
};
const NOTE = "Telltale-Note";
const EVERY = [...Object.values(TELLTALES), "xylograph", NOTE, "600731942"];

/** The erasure of one person's data. */
export function erasureContract(opened: () => PersonSite): void {
  const counts = async (address: string) =>
    (await opened().personalData.lookUp(admin, address, sectionPages({}))).counts;

  /** Several submissions of the person among those of others, of many lengths: pages of the database part and join. */
  async function sendMuch(site: PersonSite): Promise<string[]> {
    const sent: string[] = [];
    for (let i = 0; i < 60; i++) {
      const words = (text: string) => `${text} `.repeat(1 + ((i * 37) % 90));
      await site.message({ email: `other${i}@example.com`, message: words("The pump trips") });
      const reference = await site.message({ ...TELLTALES, message: words(TELLTALES.message) });
      sent.push(reference);
      if (i % 3 === 0) await site.note(reference, words(NOTE));
      if (i % 5 === 0) await site.message({ email: `other${i}@example.com`, message: words("A second question") });
      if (i % 10 === 0) {
        const application = await site.application({ ...TELLTALES, content: words(TELLTALES.content) });
        await site.note(application.reference, NOTE);
        sent.push(application.reference);
      }
      if (i % 4 === 0) {
        // As others' erasures and staff's work do meanwhile.
        await site.db
          .deleteFrom("submissions")
          .where("email", "=", `other${i - 1}@example.com`)
          .execute();
        const folded = words(TELLTALES.message).repeat(2);
        await site.db.updateTable("submissions").set({ folded }).where("reference", "=", reference).execute();
      }
    }
    return sent;
  }

  test("no byte of the person is left: in no row of any table, in no file, free page or write-ahead log", async () => {
    const site = opened();
    const sent = await sendMuch(site);
    const other = await site.application({ content: "another CV" });
    for (const text of EVERY) {
      const places = [...(await site.tablesWith(text)), ...(await site.filesWith(text))];
      expect([text, places]).not.toEqual([text, []]);
    }
    const erased = await site.personalData.erase(admin, ADDRESS.toUpperCase());
    expect(erased).toMatchObject({
      counts: { messages: 60, applications: 6, notes: 26 },
      interrupted: false,
      resisting: false,
      staff: false,
    });
    for (const text of EVERY) {
      expect([text, await site.tablesWith(text), await site.filesWith(text)]).toEqual([text, [], []]);
    }
    const traces = await site.db.selectFrom("erasures").selectAll().execute();
    expect(traces.map(({ reference }) => reference).sort()).toEqual(sent.toSorted());
    expect(new Set(traces.map(({ reason }) => reason))).toEqual(new Set(["request"]));
    expect((await readLedger(site.backupDir)).map(({ reference }) => reference).sort()).toEqual(sent.toSorted());
    // Nobody else's is gone.
    expect(await counts("other59@example.com")).toMatchObject({ messages: 1, mails: 2 });
    await expect(site.files.open(other.key).then((stream) => stream.destroy())).resolves.toBeDefined();
  }, 60_000);

  test("similar addresses and others' data stay", async () => {
    const site = opened();
    await site.message({ email: "anna@example.com" });
    await site.message({ email: "anna+ship@example.com" });
    await site.message({ email: "hanna@example.com" });
    await site.personalData.erase(admin, "anna@example.com");
    expect(await counts("anna@example.com")).toMatchObject({ messages: 0, mails: 0 });
    expect(await counts("anna+ship@example.com")).toMatchObject({ messages: 1, mails: 2 });
    expect(await counts("hanna@example.com")).toMatchObject({ messages: 1, mails: 2 });
  });

  test("more than a batch goes, and a second time there is nothing to erase", async () => {
    const site = opened();
    for (let i = 0; i < 120; i++) await site.message({});
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 120, mails: 123 },
    });
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 0, mails: 0 },
    });
  });

  /** The same data with something in the way of each step that erases messages. */
  const withStep = (site: PersonSite, before: (step: number) => Promise<void>) => {
    const { persons } = site.storage;
    let step = 0;
    const submissions: typeof persons.erasure.submissions = async (form, given) => {
      if (form.name === "message") {
        step += 1;
        await before(step);
      }
      return persons.erasure.submissions(form, given);
    };
    const storage = { ...site.storage, persons: { ...persons, erasure: { ...persons.erasure, submissions } } };
    return site.openWith({ storage });
  };

  test("when the database gives out in the middle, it tells so, and goes on when it is done again", async () => {
    const site = opened();
    for (let i = 0; i < 70; i++) await site.message({});
    await site.application({});
    const failing = withStep(site, async (step) => {
      if (step === 2) throw new ExpectedError("storage-unavailable", "The database does not answer");
    });
    expect(await failing.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 50, applications: 0 },
      interrupted: true,
    });
    // Each is whole or gone: a row of a submission that is gone would not be counted.
    expect(await counts("anna@example.com")).toMatchObject({ messages: 20, applications: 1 });
    expect(await site.db.selectFrom("erasures").select("id").execute()).toHaveLength(50);
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 20, applications: 1 },
      interrupted: false,
    });
    expect(await site.tablesWith("anna@example.com")).toEqual([]);
  });

  test("a failure that erased nothing is reported as such", async () => {
    const site = opened();
    await site.message({});
    const failing = withStep(site, () => Promise.reject(new ExpectedError("storage-unavailable", "no answer")));
    await expect(failing.erase(admin, "anna@example.com")).rejects.toMatchObject({ id: "storage-unavailable" });
    expect(await counts("anna@example.com")).toMatchObject({ messages: 1, mails: 2 });
  });

  test("what arrives meanwhile stays whole", async () => {
    const site = opened();
    for (let i = 0; i < 60; i++) await site.message({});
    const late: string[] = [];
    const erasing = withStep(site, async () => {
      late.push(await site.message({ message: "I am late" }));
    });
    expect(await erasing.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 60 },
      interrupted: false,
    });
    const sections = await site.personalData.lookUp(admin, "anna@example.com", sectionPages({}));
    expect(sections.submissions.messages?.map(({ reference }) => reference).sort()).toEqual(late.toSorted());
    expect(sections.mails.filter(({ kind }) => kind === "message-notice")).toHaveLength(late.length);
  });

  test("two admins at once erase each submission once", async () => {
    const site = opened();
    for (let i = 0; i < 60; i++) await site.message({});
    await site.application({});
    const both = await Promise.all([
      site.personalData.erase(admin, "anna@example.com"),
      site.personalData.erase(admin, "anna@example.com"),
    ]);
    expect(both.reduce((sum, { counts: { messages = 0, applications = 0 } }) => sum + messages + applications, 0)).toBe(
      61,
    );
    expect(await site.db.selectFrom("erasures").select("id").execute()).toHaveLength(61);
  });

  test("a file that cannot be removed is reported and removed later", async () => {
    const site = opened();
    const { key } = await site.application({});
    const place = join(site.backupDir, "..", "files", key.slice(0, 2), key);
    await rm(place);
    await mkdir(place);
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({
      counts: { applications: 1 },
      resisting: true,
    });
    await rm(place, { recursive: true });
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({ resisting: false });
    expect(await site.storage.submissions.filesToRemove()).toEqual([]);
  });

  test("an account of staff's with the address stays as it is, and so do its mails", async () => {
    const site = opened();
    const person = { username: "anna", name: "Anna", role: "admin", language: "en", activatedAt: 1 } as const;
    await site.storage.accounts.users.createFirst({ ...person, email: "anna@example.com", passwordHash: "hash" });
    const link = { token: { hash: "h", encrypted: "s" }, createdAt: 0, expiresAt: 0, mailHost: "site.example" };
    const invited = { ...person, username: "ben", email: "ben@example.com", passwordHash: "hash" };
    await site.storage.accounts.links.invite(invited, link);
    await site.message({ email: "ben@example.com" });
    expect(await site.personalData.erase(admin, "ben@example.com")).toMatchObject({
      counts: { messages: 1, mails: 2 },
      staff: true,
    });
    const left = await site.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
    expect(left).toEqual([{ kind: "staff-invitation", recipient: "ben@example.com" }]);
    expect(await site.tablesWith("ben@example.com")).toEqual(["outbox", "staff_users"]);
  });

  test("a test mail to the person is found, and goes too", async () => {
    const site = opened();
    await site.storage.mails.enqueueTest("anna@example.com", "en", "site.example");
    expect((await counts("Anna@example.com")).mails).toBe(1);
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 0, mails: 1 },
    });
    expect(await site.tablesWith("anna@example.com")).toEqual([]);
  });

  test("a mail to the person that belongs to no submission goes too", async () => {
    const site = opened();
    await site.message({});
    await site.db
      .updateTable("outbox")
      .set({ form: null, submission_id: null })
      .where("recipient", "=", "anna@example.com")
      .execute();
    expect(await site.personalData.erase(admin, "anna@example.com")).toMatchObject({
      counts: { messages: 1, mails: 2 },
    });
    expect(await site.tablesWith("anna@example.com")).toEqual([]);
  });
}
