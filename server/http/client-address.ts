import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** What is known of where a request comes from. */
type Origin = { socket: Pick<IncomingMessage["socket"], "remoteAddress">; headers: IncomingMessage["headers"] };

/** Stands for a client whose socket is gone already. */
const UNKNOWN = "unknown";

/**
 * The client's address, from the socket and `X-Forwarded-For`. Each proxy adds the one it was asked by at the right, so
 * the list is read from there, and only as far as trusted proxies wrote it: what stands further left, anybody may have
 * made up. A malformed entry ends the walk too: then the proxy that passed it on counts.
 * @param trustedProxies addresses of proxies, as `config.trustedProxies` has them
 */
export function clientAddress({ socket, headers }: Origin, trustedProxies: readonly string[]): string {
  const trusted = new Set(trustedProxies.map(normalAddress));
  let client = normalAddress(socket.remoteAddress ?? "") ?? UNKNOWN;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  while (trusted.has(client)) {
    const before = normalAddress(forwarded.pop()?.trim() ?? "");
    if (before === undefined) break;
    client = before;
  }
  return client;
}

/** What limits count by: an IPv4 address, or an IPv6 network of 64 bits, which is what one household or host gets. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = (normalAddress(address) ?? address).split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** What a site of a provider's customer gets at most: an IPv6 network of 48 bits. @param key as `addressKey` gives it */
export function networkKey(key: string): string {
  const [, network] = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(key) ?? [];
  return network === undefined ? key : `${network}:/48`;
}

/** An address in its one spelling; an IPv4 address within IPv6 as plain IPv4. Undefined for anything else. */
function normalAddress(text: string): string | undefined {
  const [address = ""] = text.split("%");
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const plain = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(plain ?? "") ?? [];
  if (high === undefined || low === undefined) return plain;
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join(".");
}
