import {
  acceptance,
  area,
  askedChoice,
  email,
  formFields,
  imoNumber,
  line,
  nameLine,
  phone,
  photos,
  utcTime,
} from "#features/submissions/fields.ts";

/** How much the fault hinders the vessel or site, most urgent first. */
export const URGENCIES = ["stopped", "restricted", "planned"] as const;

/** Maximum number of photos, and size of each in bytes; pages state "10 MB". */
export const PHOTOS_MAX = 4;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

const PORTS = { collection: "port", lines: "ports" };

/** Fields of the service request. The limits fit every real value; an area takes a copied list of alarms. */
export const serviceRequestFields = formFields({
  urgency: askedChoice(URGENCIES, "choiceUnknown"),
  vessel: line({ max: 100, missing: "vesselRequired" }),
  description: area({ max: 5000, missing: "faultRequired" }),
  contactName: nameLine({ max: 100, missing: "nameRequired" }),
  email: email(254),
  phone: phone(),
  imo: imoNumber(),
  callSign: line({ max: 20 }),
  flag: line({ max: 60 }),
  classSociety: line({ max: 60 }),
  port: line({ max: 80, suggests: PORTS }),
  berth: line({ max: 100 }),
  eta: utcTime(),
  etd: utcTime(),
  nextPort: line({ max: 80, suggests: PORTS }),
  agent: line({ max: 200 }),
  maker: line({ max: 80 }),
  model: line({ max: 80 }),
  serialNumber: line({ max: 80 }),
  softwareVersion: line({ max: 80 }),
  alarmText: area({ max: 2000 }),
  selfTest: area({ max: 1000 }),
  tried: area({ max: 2000 }),
  spares: area({ max: 1000 }),
  superintendent: line({ max: 200 }),
  orderNumber: line({ max: 80 }),
  invoiceAddress: area({ max: 500 }),
  photos: photos(PHOTOS_MAX, PHOTO_MAX_BYTES),
  termsAccepted: acceptance("termsRequired"),
});

/** A field of the service request. */
export type ServiceRequestField = keyof typeof serviceRequestFields;

/** The optional fields on the page, in groups that open on demand. */
export const SERVICE_REQUEST_GROUPS = {
  vessel: ["imo", "callSign", "flag", "classSociety"],
  call: ["port", "berth", "eta", "etd", "nextPort", "agent"],
  equipment: ["maker", "model", "serialNumber", "softwareVersion", "alarmText", "selfTest", "tried", "spares"],
  order: ["superintendent", "orderNumber", "invoiceAddress"],
} as const satisfies Readonly<Record<string, readonly ServiceRequestField[]>>;
