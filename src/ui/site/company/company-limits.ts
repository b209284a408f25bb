/** Maximum characters of the texts in the company's record, and maximum lengths of its lists. */
export const COMPANY_LIMITS = {
  name: 80,
  shortName: 40,
  owner: 120,
  taxNumber: 30,
  legalName: 160,
  legalForm: 120,
  shareCapital: 80,
  register: 200,
  registerNumber: 120,
  representatives: 300,
  street: 120,
  postalCode: 12,
  city: 80,
  country: 60,
  phoneLabel: 60,
  email: 254,
  linkName: 30,
  linkUrl: 300,
  phones: 6,
  social: 8,
} as const;

/** Degrees within which the chart can be drawn. */
export const DEGREES = { latitude: 75, longitude: 180 } as const;
