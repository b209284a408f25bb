/** Says whether an `Authorization` header brings an API token, whatever it is worth. */
export function bringsToken(authorization: string | null | undefined): boolean {
  return /^bearer(?: |$)/i.test(authorization ?? "");
}
