/**
 * How many months personal data is kept, as the page /terms promises it: contact messages from their arrival,
 * applications from the end of the selection, and those whose sender agreed to future vacancies.
 */
export const RETENTION = { contactMonths: 24, applicationMonths: 6, futureMonths: 12 } as const;
