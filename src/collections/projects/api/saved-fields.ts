import type { FieldNames } from "#features/publishing/api/saving/field-names.ts";

/** A project as the API saves it. */
export const projectFields: FieldNames<"project"> = {
  kind: "project",
  texts: {
    title: "title",
    description: "description",
    category: "category",
    vessel_type: "vesselType",
    image_alt: "imageAlt",
  },
  facts: {
    image: "img",
    img: "img",
    projectUrl: "projectUrl",
    country: "country",
    services: "services",
    equipment_maker: "equipmentMaker",
    year: "year",
    posted: "posted",
    vessel_named: "mayNameVessel",
    client_named: "mayNameClient",
  },
};
