/** Normalizes an e-mail address: lower case, without "+anything", which most servers deliver to the same mailbox. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, "$1@");
}
