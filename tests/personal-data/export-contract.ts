import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { NOTHING_SENT } from "../every-form.ts";
import { type PersonSite, somebody } from "./person-site.ts";
import { unzipped } from "./unzipped.ts";

const admin = somebody("admin");

/** The archive of one person's data. */
export function exportContract(opened: () => PersonSite): void {
  async function archiveOf(address: string) {
    const { name, type, body } = await opened().personalData.archive(admin, address);
    return { name, type, files: await unzipped(await buffer(Readable.from(body))) };
  }
  const dataOf = (files: ReadonlyMap<string, Buffer>) => JSON.parse(files.get("data.json")?.toString() ?? "");

  test("an archive holds all of it, and the files byte for byte under names of its own", async () => {
    const site = opened();
    const message = await site.message({ message: "Main switchboard\nblack-out \u201e”" });
    await site.message({ email: "ben@example.com", message: "Somebody else" });
    const content = randomBytes(200_000).toString("latin1");
    const first = await site.application({ fileName: "../../etc/Żółw\n.PDF", content, phone: "+48 600 111 222" });
    const second = await site.application({ fileName: "../../etc/Żółw\n.PDF", content: "another" });
    await site.note(message, "Call back");
    await site.note(first.reference, "Good");
    const subject = { kind: "application", name: first.reference } as const;
    await site.storage.audit.append(0, undefined, "cv-opened", { subject, details: { by: 1 } });
    const { name, type, files } = await archiveOf("ANNA@example.com");
    const place = `files/${first.reference}.pdf`;
    expect([...files.keys()]).toEqual(["summary.txt", "data.json", place, `files/${second.reference}.pdf`]);
    expect(files.get(place)?.equals(Buffer.from(content))).toBe(true);
    const data = dataOf(files);
    expect([name, type]).toEqual([`${data.reference}.zip`, "application/zip"]);
    expect(data).toMatchObject({ format: "personal-data", version: 1, address: "ANNA@example.com", otherMails: [] });
    expect(data.messages).toMatchObject([
      {
        reference: message,
        receivedAt: "2026-11-20T12:00:00.000Z",
        firstName: "Anna",
        lastName: "Nowak",
        email: "anna@example.com",
        message: "Main switchboard\nblack-out „”",
        state: "new",
        owner: null,
        notes: [{ author: "Ben", text: "Call back" }],
        mails: [
          { kind: "message-notice", recipient: null },
          { kind: "message-confirmation", state: "waiting" },
        ],
      },
    ]);
    expect(data.applications).toMatchObject([
      {
        reference: first.reference,
        phone: "+48 600 111 222",
        consent: "vacancy",
        offerId: null,
        file: { path: place, name: "../../etc/Żółw\n.PDF", bytes: Buffer.byteLength(content) },
        notes: [{ text: "Good" }],
        ratings: [{ author: "Ben", stars: 4 }],
        auditEntries: [{ at: "1970-01-01T00:00:00.000Z", action: "cv-opened", details: { by: 1 } }],
      },
      { reference: second.reference },
    ]);
    expect(JSON.stringify(data)).not.toContain("Somebody else");
    // Programs of others read it: these names stay, and so does their order.
    const head = ["reference", "receivedAt", "language"];
    const sender = ["firstName", "lastName", "email"];
    const state = ["suspectedSpam", "state", "stateChangedAt"];
    expect(Object.keys(data)).toEqual([
      ...["format", "version", "reference", "exportedAt", "address", ...Object.keys(NOTHING_SENT), "otherMails"],
    ]);
    expect(Object.keys(data.messages[0])).toEqual([
      ...[...head, ...sender, "message", ...state, "owner", "notes", "mails", "auditEntries"],
    ]);
    expect(Object.keys(data.applications[0])).toEqual([
      ...[...head, "offerId", ...sender, "phone", "consent", "consentAt", ...state],
      ...["file", "notes", "ratings", "mails", "auditEntries"],
    ]);
    expect(Object.keys(data.applications[0].file)).toEqual(["path", "name", "bytes", "sha256", "virusScan"]);
  });

  test("a state and a language that this release does not know are as they are stored", async () => {
    const site = opened();
    const reference = await site.message({});
    const row = site.db.updateTable("submissions").where("reference", "=", reference);
    await row.set({ state: "parked", language: "fr" }).execute();
    const { files } = await archiveOf("anna@example.com");
    expect(dataOf(files).messages).toMatchObject([{ reference, state: "parked", language: "fr" }]);
  });

  test("the summary is in the language in which the person wrote last", async () => {
    const site = opened();
    const message = await site.message({ language: "de", receivedAt: 1 });
    const { reference } = await site.application({ language: "pl", receivedAt: 2, phone: "+48 600 111 222" });
    await site.note(reference, "Good");
    const summary = (await archiveOf("anna@example.com")).files.get("summary.txt")?.toString();
    const rule = "-".repeat(72);
    expect(summary?.slice(summary.indexOf(rule)).split("\r\n")).toEqual([
      ...[rule, `Wiadomość ${message}`, "Otrzymano: 1970-01-01 01:00", "Imię i nazwisko: Anna Nowak"],
      ...["E-mail: anna@example.com", "", "Main switchboard", ""],
      ...[rule, `Zgłoszenie ${reference}`, "Otrzymano: 1970-01-01 01:00", "Imię i nazwisko: Anna Nowak"],
      ...["E-mail: anna@example.com", "Telefon: +48 600 111 222"],
      "Przechowywanie: tylko na potrzeby tej rekrutacji, 1970-01-01 01:00",
      ...["Plik: cv.pdf", "Ocena: 4/5, Ben", "", "Notatka pracownika firmy, 2026-11-20 13:00, Ben:", "Good", "", ""],
    ]);
  });

  test("more than a batch is there whole", async () => {
    const site = opened();
    const sent: string[] = [];
    for (let i = 0; i < 120; i++) sent.push(await site.message({}));
    const { messages } = dataOf((await archiveOf("anna@example.com")).files);
    expect(messages.map(({ reference }: { reference: string }) => reference)).toEqual(sent);
  });

  test("a file that the store has lost keeps nothing else from the person", async () => {
    const site = opened();
    const lost = await site.application({});
    const stored = await site.application({ content: "kept" });
    await site.files.remove(lost.key);
    const { files } = await archiveOf("anna@example.com");
    expect(dataOf(files).applications).toMatchObject([
      { file: { path: null, name: "cv.pdf" } },
      { file: { path: `files/${stored.reference}.pdf` } },
    ]);
    expect(files.get(`files/${stored.reference}.pdf`)?.toString()).toBe("kept");
  });

  test("for an unknown person it states that nothing is stored", async () => {
    const { files } = await archiveOf("nobody@example.com");
    expect(dataOf(files)).toMatchObject({ messages: [], applications: [], otherMails: [] });
  });

  test("a file that fails breaks the archive off", async () => {
    const site = opened();
    await site.application({});
    const failing = site.openWith({
      files: {
        ...site.files,
        open: async () =>
          new Readable({
            read() {
              this.destroy(new Error("the disk fails"));
            },
          }),
      },
    });
    const { body } = await failing.archive(admin, "anna@example.com");
    await expect(buffer(Readable.from(body))).rejects.toThrow("the disk fails");
  });

  test("a reader that goes away leaves no file open", async () => {
    const site = opened();
    await site.application({ content: randomBytes(900_000).toString("hex").slice(0, 900_000) });
    const streams: Readable[] = [];
    const watched = site.openWith({
      files: {
        ...site.files,
        async open(key) {
          const stream = await site.files.open(key);
          streams.push(stream);
          return stream;
        },
      },
    });
    const { body } = await watched.archive(admin, "anna@example.com");
    const reader = Readable.from(body);
    // The first one only looks whether there is a file; the second is read.
    for await (const _ of reader) if (streams.length === 2) break;
    for (let i = 0; i < 100 && streams.some(({ closed }) => !closed); i++) await wait(10);
    expect(streams.map(({ closed }) => closed)).toEqual([true, true]);
  });
}
