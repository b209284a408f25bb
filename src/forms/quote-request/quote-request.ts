import {
  acceptance,
  area,
  areaUnless,
  dayToCome,
  email,
  formFields,
  line,
  lines,
  nameLine,
  phone,
  vatNumber,
} from "#features/submissions/fields.ts";

/** Maximum number of products in one request. */
export const PRODUCTS_MAX = 20;

/** Fields of a quote request. The limits are ours; that of an e-mail address is of RFC 5321. */
export const quoteRequestFields = formFields({
  lines: lines({ collection: "product", max: PRODUCTS_MAX, maxQuantity: 9999, maxNote: 200 }),
  unlisted: areaUnless("lines", 2000, "nothingListed"),
  neededBy: dayToCome(),
  deliveryPlace: line({ max: 200 }),
  company: line({ max: 150, missing: "companyRequired" }),
  vatNumber: vatNumber(),
  contactName: nameLine({ max: 100, missing: "nameRequired" }),
  email: email(254),
  phone: phone(),
  message: area({ max: 5000 }),
  termsAccepted: acceptance("termsRequired"),
});
