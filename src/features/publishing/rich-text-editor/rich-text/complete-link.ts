import { linkKind } from "#ui/rich-text/safe-link.ts";

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.\w+$/;
const PHONE = /^\+?[\d ().-]{5,30}$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u;

/**
 * Returns the link for a typed address: "example.com" is "https://example.com", and an e-mail address or a
 * phone number needs no prefix.
 * @returns undefined for an address that texts may not link to
 */
export function completeLink(typed: string): string | undefined {
  const address = typed.trim();
  const guesses = [
    address,
    ...(MAIL.test(address) ? [`mailto:${address}`] : []),
    ...(PHONE.test(address) ? [`tel:${address.replaceAll(" ", "")}`] : []),
    ...(HOST.test(address) ? [`https://${address}`] : []),
  ];
  return guesses.find((guess) => linkKind(guess) !== undefined);
}
