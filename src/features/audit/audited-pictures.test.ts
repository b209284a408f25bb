import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Pictures, UploadedPicture } from "#features/media-library/pictures.server.ts";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import { notes } from "../../../tests/audit/noted.ts";
import { auditedPictures } from "./audited-pictures.server.ts";

const ACTOR: Actor = {
  ...{ userId: "u1", username: "jan.k", name: "Jan", role: "editor", language: "en", sessionId: "s1" },
};
const PICTURE: UploadedPicture = {
  ...{ key: "k1", path: "/pictures/k1", width: 1, height: 1, name: "Personalausweis.jpg", version: "1" },
  ...{ alt: inEveryLanguage({ en: "", pl: "", de: "" }), focal: { x: 0, y: 0 }, uploadedAt: 0, uploadedBy: "Jan" },
};
const DOCUMENT = { key: "d1", path: "/documents/d1/x.pdf", name: "Lohnzettel.pdf", size: 1 };
const CHANGED = { ...PICTURE, alt: inEveryLanguage({ en: "A typed text", pl: "", de: "" }) };

/** Every method as it is when all goes well. A new one does not compile here without an answer. */
const FINE: Pictures = {
  receive: async () => ({ kind: "stored", file: PICTURE }),
  receiveDocument: async () => ({ kind: "stored", file: DOCUMENT }),
  list: async () => ({ items: [], total: 0 }),
  find: async () => PICTURE,
  update: async () => CHANGED,
  remove: async () => ({ kind: "removed" }),
  uses: async () => new Map(),
  usedBy: async () => false,
  known: async () => false,
  knownDocument: async () => false,
  altOf: async () => undefined,
  servedAt: async () => undefined,
  recover: async () => 0,
  close: async () => {},
};
const RECORDED: readonly string[] = ["receive", "receiveDocument", "update", "remove"];

function over(changes: Partial<Pictures> = {}) {
  const { audit, taken } = notes();
  return { pictures: auditedPictures({ ...FINE, ...changes }, audit), taken };
}
const upload = () => ({ name: "x", stream: Readable.from([]) });
const everything = async (pictures: Pictures) => [
  await pictures.receive(ACTOR, upload()),
  await pictures.receiveDocument(ACTOR, upload()),
  await pictures.update(ACTOR, "k1", CHANGED),
  await pictures.remove(ACTOR, "k1"),
];

test("what is added, changed and removed is on record, without what staff have typed", async () => {
  const { pictures, taken } = over();
  expect(await everything(pictures)).toEqual(await everything(FINE));
  expect(taken()).toEqual([
    "picture-added u1 picture:k1",
    "document-added u1 document:d1",
    "picture-changed u1 picture:k1",
    "picture-removed u1 picture:k1",
  ]);
});

test("what was refused or has changed nothing leaves nothing", async () => {
  const refused = async () => ({ kind: "refused" as const, reason: "empty" as const });
  const first = over({
    ...{ receive: refused, receiveDocument: refused, update: async () => undefined },
    remove: async () => ({ kind: "used", uses: [] }),
  });
  await everything(first.pictures);
  expect(first.taken()).toEqual([]);
  const same = over({ update: async () => PICTURE, remove: async () => ({ kind: "missing" }) });
  await same.pictures.update(ACTOR, "k1", PICTURE);
  await same.pictures.remove(ACTOR, "k1");
  expect(same.taken()).toEqual([]);
});

test("each other method is the library's own", () => {
  const { pictures } = over();
  for (const [name, method] of Object.entries(FINE)) {
    if (!RECORDED.includes(name)) expect(Reflect.get(pictures, name)).toBe(method);
  }
  expect(Object.keys(pictures).sort()).toEqual(Object.keys(FINE).sort());
});
