import { expect, test } from "vitest";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { submissionsCsv } from "#features/submissions/submissions-csv.server.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { type PersonSite, somebody } from "./person-site.ts";

const admin = somebody("admin");
const log = createLog("silent");

/** All that visitors have sent as tables. */
export function csvContract(opened: () => PersonSite): void {
  const lists = () => {
    const { storage } = opened();
    const audit = openAudit({ storage, log, encrypter: createEncrypter("a secret of the tests") });
    return submissionsCsv({ storage, audit }, {});
  };
  const whole = async (pieces: Promise<AsyncIterable<string>>) => {
    let text = "";
    for await (const piece of await pieces) text += piece;
    return text;
  };

  test("messages are a table with the company's times, its words in the asker's language, and no formula", async () => {
    const site = opened();
    const at = { receivedAt: Date.UTC(2026, 6, 1, 12) };
    const reference = await site.message({ ...at, firstName: "=cmd()", message: 'He said "now"\nand left' });
    expect(await whole(lists().submissionsCsv({ ...admin, language: "pl" }, contact))).toBe(
      [
        '\uFEFF"Numer referencyjny","Data otrzymania","Język","Imię","Nazwisko","E-mail","Wiadomość","Stan","Stan od","Osoba prowadząca","Podejrzenie spamu","Ostatnia odpowiedź"',
        `"${reference}","2026-07-01 14:00","en","'=cmd()","Nowak","anna@example.com","He said ""now""\nand left","Nowa","","","nie",""`,
        "",
      ].join("\r\n"),
    );
  });

  test("the owner of a message is in its row", async () => {
    const site = opened();
    const reference = await site.message({});
    const person = { username: "olga", role: "admin", language: "en", activatedAt: 1 } as const;
    const account = { ...person, name: "Olga Nowak", email: "olga@example.com", passwordHash: "hash" };
    await site.storage.accounts.users.createFirst(account);
    const { id } = await site.db.selectFrom("staff_users").select("id").executeTakeFirstOrThrow();
    await site.db.updateTable("submissions").set({ owner_id: id, state: "in-hand", changed_at: 0 }).execute();
    const table = await whole(lists().submissionsCsv(admin, contact));
    expect(table).toContain(`"${reference}"`);
    expect(table).toContain('"1970-01-01 01:00","Olga Nowak","no"');
  });

  test("applications are a table too", async () => {
    const { reference } = await opened().application({ fileName: "+cv.pdf", phone: "+48 600 111 222", receivedAt: 0 });
    const [head, row, end] = (await whole(lists().submissionsCsv({ ...admin, language: "de" }, jobApplication))).split(
      "\r\n",
    );
    expect(head).toMatch(/^\uFEFF"Referenznummer","Eingegangen","Sprache","Stelle","Vorname"/);
    expect(row).toContain(
      `"${reference}","1970-01-01 01:00","en","","Anna","Nowak","anna@example.com","'+48 600 111 222",`,
    );
    expect(row).toContain(`"'+cv.pdf",4,"Neu",`);
    expect(end).toBe("");
  });

  test("more than a batch is there whole, in the order in which it came", async () => {
    const site = opened();
    const sent: string[] = [];
    for (let i = 0; i < 230; i++) sent.push(await site.message({}));
    const rows = (await whole(lists().submissionsCsv(admin, contact))).trim().split("\r\n").slice(1);
    expect(rows.map((row) => row.split('"')[1])).toEqual(sent);
  });

  test("each is on record before its first byte, and there is none that is not", async () => {
    const { storage, db } = opened();
    const pieces = await lists().submissionsCsv(admin, contact);
    await lists().submissionsCsv(admin, jobApplication);
    const entries = await db.selectFrom("audit_log").select(["action", "actor"]).orderBy("id").execute();
    expect(entries).toEqual([
      { action: "messages-exported", actor: "Olga" },
      { action: "applications-exported", actor: "Olga" },
    ]);
    expect(pieces).toBeDefined();
    const note = () => Promise.reject(new Error("no room"));
    const closed = submissionsCsv({ storage, audit: { note } as never }, {});
    await expect(closed.submissionsCsv(admin, contact)).rejects.toThrow("no room");
    await expect(closed.submissionsCsv(admin, jobApplication)).rejects.toThrow("no room");
  });

  test("they are for admins in a session", async () => {
    for (const actor of [somebody("editor"), { ...admin, sessionId: undefined }]) {
      await expect(lists().submissionsCsv(actor, contact)).rejects.toMatchObject({ id: "forbidden" });
      await expect(lists().submissionsCsv(actor, jobApplication)).rejects.toMatchObject({ id: "forbidden" });
    }
  });
}
