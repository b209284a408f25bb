/** The retention times of the specification, months. */
export const DEFAULT_RETENTION = {
  contactMonths: 24,
  applicationMonths: 6,
  futureMonths: 12,
  quoteMonths: 24,
  auditMonths: 24,
};
