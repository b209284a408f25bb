import { common, type DraftOf, type KindFields } from "#features/publishing/drafts/fields.ts";

/** The fields of a product. `documentationUrl` is an http(s) address or the path of an uploaded data sheet. */
export const productFields = {
  texts: {
    title: common.title,
    productType: { ...common.label, required: true },
    description: common.description,
    imageAlt: common.imageAlt,
  },
  facts: {
    img: common.picture,
    stock: { control: "number", max: 7, required: true },
    documentationUrl: { control: "document", max: 500, required: false },
  },
} as const satisfies KindFields;

export type ProductDraft = DraftOf<typeof productFields>;
