import { linkKind } from "#ui/rich-text/safe-link.ts";

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.\w+$/;
const PHONE = /^\+?[\d ().-]{5,30}$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u;

/**
 * The link that somebody means who types an address: "example.com" is "https://example.com", and a mail address or a
 * phone number needs nothing before it.
 * @returns undefined when no text of this site may link it
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
