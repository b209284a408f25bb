/**
 * Returns whether every mail server accepts an address in `Reply-To`: one address, with ASCII before the @ (domains
 * have an ASCII form). Others need SMTPUTF8 (RFC 6531); a server without it may refuse the whole mail. An address with
 * the start of an encoded word (RFC 2047) is excluded, as it could be displayed as another one.
 */
export function isReplyAddress(address: string): boolean {
  return !address.includes("=?") && /^[^\P{ASCII}\s\p{Cc}@,;:"<>()[\]\\]+@[^\s\p{C}@,;:"<>()[\]\\]+$/u.test(address);
}
