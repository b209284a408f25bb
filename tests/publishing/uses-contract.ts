import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { UploadedPicture } from "#features/media-library/pictures.server.ts";
import { draftSample } from "../draft-samples.ts";
import { plain } from "../pictures/picture-samples.ts";
import { admin, anna, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

/** What publishing notes of pictures, so that they are public when they should be and stay while they are needed. */
export function usesContract(site: () => PublishingSite): void {
  async function upload(): Promise<UploadedPicture> {
    const bytes = await plain(60, 40).jpeg().toBuffer();
    const received = await site().pictures.receive(anna, { name: "photo.jpg", stream: Readable.from([bytes]) });
    if (received.kind !== "stored") throw new Error(received.reason);
    return received.file;
  }
  const isPublic = async ({ path }: UploadedPicture) => (await site().pictures.servedAt(path))?.public;
  const withPicture = (title: string, { path }: UploadedPicture) => {
    const draft = draftSample("news", title);
    draft.texts.pl.title = "Tylko tytuł";
    draft.texts.pl.rich = { type: "doc", content: [{ type: "figure", attrs: { picture: path, alt: "" } }] };
    return draft;
  };

  test("a picture is public while a published item shows it, and cannot be removed while any needs it", async () => {
    const { publishing, pictures } = site();
    const [picture, other] = [await upload(), await upload()];
    const draft = { ...draftSample("news", "With a picture"), img: picture.path };
    const id = await saved(site(), "news", draft);
    expect(await isPublic(picture)).toBe(false);
    expect(await pictures.remove(anna, picture.key)).toMatchObject({
      kind: "used",
      uses: [{ kind: "news", id, published: false }],
    });
    await publishing.publish(anna, "news", id, 1);
    expect(await isPublic(picture)).toBe(true);

    // Another picture is only saved: the old one stays what visitors see.
    await publishing.save(anna, "news", id, input({ ...draft, img: other.path }, 1));
    expect([await isPublic(picture), await isPublic(other)]).toEqual([true, false]);
    await publishing.publish(anna, "news", id, 2);
    expect([await isPublic(picture), await isPublic(other)]).toEqual([false, true]);
    expect((await pictures.remove(anna, picture.key)).kind).toBe("removed");
    expect((await publishing.restoreVersion(anna, "news", id, 1, 2)).kind).toBe("refused");

    await publishing.moveToBin(anna, "news", id);
    expect(await isPublic(other)).toBe(false);
    expect((await pictures.remove(anna, other.key)).kind).toBe("used");
    await publishing.deleteForGood(admin, "news", id);
    expect((await pictures.remove(anna, other.key)).kind).toBe("removed");
  });

  test("a picture in a language that is not shown yet is not public", async () => {
    const { publishing } = site();
    const picture = await upload();
    const draft = withPicture("Half in Polish", picture);
    const id = await saved(site(), "news", draft, "publish");
    expect(await isPublic(picture)).toBe(false);
    Object.assign(draft.texts.pl, { shortDescription: "Krótko." });
    draft.texts.pl.rich?.content.push({ type: "paragraph", content: [{ type: "text", text: "Długo." }] });
    await publishing.save(anna, "news", id, input(draft, 1, "publish"));
    expect(await isPublic(picture)).toBe(true);
  });
}
