import type { Sealer } from "#platform/crypto/seal.server.ts";
import type { AuditWords } from "./audit.server.ts";
import { readAuditQuery } from "./audit-query.ts";

/** Nothing else that the site seals begins so. */
const LABEL = "audit words ";
/** More cannot come of words within their limits. */
const SEALED_MAX = 2000;

/** What stands in an address for words that are looked for: it tells whoever reads along nothing. Empty for none. */
export function sealWords({ seal }: Sealer, { subject, address }: AuditWords): string {
  if (subject === "" && address === "") return "";
  return seal(LABEL + new URLSearchParams({ subject, address }));
}

/** The words that were sealed; none for what was not sealed here, or changed. */
export function openWords({ open }: Sealer, sealed: string): AuditWords {
  const text = opened(open, sealed);
  const { subject, address } = readAuditQuery(
    new URLSearchParams(text.startsWith(LABEL) ? text.slice(LABEL.length) : ""),
  );
  return { subject, address };
}

function opened(open: Sealer["open"], sealed: string): string {
  if (sealed === "" || sealed.length > SEALED_MAX) return "";
  try {
    return open(sealed);
  } catch {
    // Sealed with an older secret, or by nobody.
    return "";
  }
}
