import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PHOTO_WIDTHS, Picture } from "./picture.tsx";
import { cardCopy, picturePath } from "./picture-paths.ts";

test("an uploaded picture is shown by its crops for cards", () => {
  const src = picturePath({ key: "0".repeat(40), width: 2400, height: 1800 });
  const html = renderToStaticMarkup(<Picture src={src} alt="A switchboard" versioned={(path) => `${path}?v=1`} />);
  for (const type of ["avif", "webp"] as const) {
    for (const width of PHOTO_WIDTHS) expect(html).toContain(`${cardCopy(src, width, type)}?v=1 ${width}w`);
  }
});
