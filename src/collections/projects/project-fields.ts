import { common, type DraftOf, type KindFields } from "#features/publishing/drafts/fields.ts";

/** Whether the client allows a name to be published; empty while nobody has asked. */
const permission = {
  control: "choice",
  max: 10,
  required: true,
  choices: ["yes", "no", "anonymous"],
} as const;

/** The fields of a project. `services` holds ids of services, 1 to 6; `country` is an ISO 3166-1 alpha-2 code. */
export const projectFields = {
  texts: {
    title: common.title,
    description: common.description,
    imageAlt: common.imageAlt,
    category: common.label,
    vesselType: common.label,
  },
  facts: {
    img: common.picture,
    mayNameVessel: permission,
    mayNameClient: permission,
    projectUrl: { control: "url", max: 500, required: false },
    country: { control: "country", max: 2, required: false },
    equipmentMaker: { control: "line", max: 80, required: false },
    year: { control: "number", max: 4, required: false },
    posted: common.day,
    services: { control: "services", max: 6, required: false },
  },
} as const satisfies KindFields;

export type ProjectDraft = DraftOf<typeof projectFields>;
