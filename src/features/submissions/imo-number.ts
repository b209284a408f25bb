/*
 * IMO ship numbers (IMO resolution A.1117(30)): seven digits. The last one is the last digit of the sum of the first six
 * multiplied by 7, 6, 5, 4, 3 and 2.
 */

const WEIGHTS = [7, 6, 5, 4, 3, 2];

/** Removes the prefix "IMO" and spaces from a typed number; another text stays as it is. */
export function imoDigits(typed: string): string {
  const digits = typed.replace(/^IMO[ .:]*/i, "").replaceAll(" ", "");
  return /^\d+$/.test(digits) ? digits : typed;
}

/** Returns whether a text is an IMO number with the right check digit; "0000000" is none. */
export function isImoNumber(text: string): boolean {
  if (!/^\d{7}$/.test(text) || text === "0000000") return false;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(text[i]), 0);
  return sum % 10 === Number(text[6]);
}
