import type { IncomingMessage } from "node:http";

/**
 * Returns whether a request announces a body. It reads the raw headers: building the object of headers would cost more
 * than the rest of a cached page.
 */
export function carriesBody({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? "";
    if (name.length === CONTENT_LENGTH.length && name.toLowerCase() === CONTENT_LENGTH) {
      if (rawHeaders[i + 1] !== "0") return true;
    } else if (name.length === TRANSFER_ENCODING.length && name.toLowerCase() === TRANSFER_ENCODING) return true;
  }
  return false;
}

const CONTENT_LENGTH = "content-length";
const TRANSFER_ENCODING = "transfer-encoding";
