import { Readable } from "node:stream";
import { inEveryLanguage } from "#platform/i18n/languages.ts";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { draftSample } from "../draft-samples.ts";
import { plain } from "../pictures/picture-samples.ts";
import { admin, anna } from "../publishing/publishing-site.ts";
import { input, saved } from "../publishing/save-contract.ts";
import type { TransferSite } from "./transfer-site.ts";

const DAY = 86_400_000;
const PDF = Buffer.from("%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n");

/** What was made. */
export interface FullSite {
  picture: string;
  document: string;
  /** A news item whose published version is not the newest, and whose Polish text follows the one before. */
  changed: number;
  withdrawn: number;
  deletedOffer: number;
}

/** Fills a site with every standing an item can have, a picture, a data sheet, settings and a company. */
export async function fillSite({ pictures, publishing, storage, ...site }: TransferSite): Promise<FullSite> {
  const publisher = { publishing, ...site };
  const stream = plain(600, 400).jpeg();
  const uploadedPhoto = await pictures.receive(anna, { name: "Port\u0000 é.jpg", stream });
  const uploadedSheet = await pictures.receiveDocument(anna, { name: "Relay sheet.pdf", stream: Readable.from([PDF]) });
  if (uploadedPhoto.kind !== "stored" || uploadedSheet.kind !== "stored") throw new Error("an upload was refused");
  const alt = inEveryLanguage({ en: "A quay", pl: "Nabrzeże", de: "Ein Kai" });
  await pictures.update(anna, uploadedPhoto.file.key, { alt, focal: { x: 0.25, y: 0.75 } });
  const [picture, document] = [uploadedPhoto.file.path, uploadedSheet.file.path];

  const news = { ...draftSample("news", "First words"), img: picture };
  news.texts.pl = { ...news.texts.en, title: "Pierwsze słowa" };
  const changed = await saved(publisher, "news", news, "publish");
  const newer = structuredClone(news);
  newer.texts.en.title = "Second words";
  newer.texts.en.rich = withFigure(picture);
  await publishing.save(anna, "news", changed, input(newer, 1));

  await saved(
    publisher,
    "product",
    {
      ...draftSample("product", "With a sheet"),
      documentationUrl: document,
      pictures: [
        { path: "/drawings/pic-board.svg", text: inEveryLanguage({ en: "A panel" }) },
        { path: picture, text: inEveryLanguage({}) },
      ],
      documents: [{ path: document, text: inEveryLanguage({ pl: "Karta katalogowa" }) }],
    },
    "publish",
  );
  await saved(publisher, "project", draftSample("project", "Only a draft"));
  const planned = await saved(publisher, "project", draftSample("project", "Planned"));
  const soon = Date.now() + DAY;
  await publishing.schedule(anna, "project", planned, { publishAt: soon, withdrawAt: soon + DAY });
  const withdrawn = await saved(publisher, "news", draftSample("news", "Withdrawn"), "publish");
  await publishing.withdraw(anna, "news", withdrawn);
  const binned = await saved(publisher, "product", draftSample("product", "Binned"), "publish");
  await publishing.moveToBin(anna, "product", binned);
  await saved(publisher, "offer", { ...draftSample("offer", "Welder"), openFrom: "2026-01-05" }, "publish");
  const deletedOffer = await saved(publisher, "offer", draftSample("offer", "Deleted"), "publish");
  await publishing.moveToBin(anna, "offer", deletedOffer);
  await publishing.deleteForGood(admin, "offer", deletedOffer);
  const unused = await saved(publisher, "news", draftSample("news", "Never public, deleted"));
  await publishing.moveToBin(anna, "news", unused);
  await publishing.deleteForGood(admin, "news", unused);

  const address = { ...exampleCompany.address, city: "Gdynia" };
  await storage.company.save({ ...exampleCompany, name: "Ship to Shore North", address });
  await storage.settings.saveNavigation({ hidden: ["media"] });
  await storage.settings.saveRetention({ ...(await storage.settings.retention()), contactMonths: 7 });
  return { picture, document, changed, withdrawn, deletedOffer };
}

/** A text with a picture between two paragraphs. */
function withFigure(picture: string): RichDoc {
  const paragraph = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
  const figure = { type: "figure" as const, attrs: { picture, alt: "" } };
  return { type: "doc", content: [paragraph("Before."), figure, paragraph("After.")] };
}
