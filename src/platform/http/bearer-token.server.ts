/** Returns whether an `Authorization` header carries an API token, valid or not. */
export function bringsToken(authorization: string | null | undefined): boolean {
  return /^bearer(?: |$)/i.test(authorization ?? "");
}
