/** Kinds of links: a page of the web, a mailbox, a telephone, or a page or file of this site. */
export type LinkKind = "web" | "mail" | "phone" | "site";

/** Maximum characters of a link. */
const LINK_MAX = 2000;
/**
 * Spaces, control and invisible characters: a browser drops some of them, and `java
 * script:` becomes one word.
 */
const HIDDEN = /[\s\p{C}\p{Z}]/u;
const MAIL = /^mailto:[^@?#/:,]+@[\w.-]+\.\w+(?:\?[^#]*)?$/iu;
const BROKEN_LINE = /%0[ad]/i;
const PHONE = /^tel:\+?[\d().-]{3,30}$/i;
const SITE = /^\/(?!\/)/;
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/**
 * Returns the kind of a link: http(s) without a name and password in it, mailto, tel, or a path on this site that
 * begins with one slash. No other scheme, no `//host`, no backslash, no space and nothing invisible.
 * @returns undefined for a link that is not allowed
 */
export function linkKind(link: string): LinkKind | undefined {
  if (link.length > LINK_MAX || HIDDEN.test(link) || link.includes("\\")) return undefined;
  if (SITE.test(link)) return /\/[/.]/.test(link.split(/[?#]/, 1)[0] ?? "") ? undefined : "site";
  if (MAIL.test(link)) return BROKEN_LINE.test(link) ? undefined : "mail";
  if (PHONE.test(link)) return "phone";
  return WEB.test(link) && URL.canParse(link) ? "web" : undefined;
}
