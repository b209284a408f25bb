import type { FieldNames } from "#features/publishing/api/saving/field-names.ts";

/** A news item as the API saves it. */
export const newsFields: FieldNames<"news"> = {
  kind: "news",
  texts: {
    title: "title",
    short_description: "shortDescription",
    description: "description",
    image_alt: "imageAlt",
  },
  facts: { img: "img", image: "img", posted: "posted" },
};
