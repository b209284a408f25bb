import { common, type DraftOf, type KindFields } from "#features/publishing/drafts/fields.ts";

/** The fields of a news item. */
export const newsFields = {
  texts: {
    title: common.title,
    shortDescription: { control: "area", max: 400, required: true },
    description: common.description,
    imageAlt: common.imageAlt,
  },
  facts: { img: common.picture, posted: common.day },
} as const satisfies KindFields;

export type NewsDraft = DraftOf<typeof newsFields>;
