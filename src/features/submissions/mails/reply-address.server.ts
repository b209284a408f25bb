/**
 * Says whether an address may stand in `Reply-To` on every mail server: one address, of ASCII before the @ (a domain of
 * other letters has an ASCII form). Others need SMTPUTF8 (RFC 6531), and a server without it may refuse the whole mail.
 * An address that contains the beginning of an encoded word (RFC 2047) could be shown as another one.
 */
export function isReplyAddress(address: string): boolean {
  return !address.includes("=?") && /^[^\P{ASCII}\s\p{Cc}@,;:"<>()[\]\\]+@[^\s\p{C}@,;:"<>()[\]\\]+$/u.test(address);
}
