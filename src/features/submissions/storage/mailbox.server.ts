/** One name for all spellings of a mailbox: in lower case and without "+anything", as most servers take it. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, "$1@");
}
