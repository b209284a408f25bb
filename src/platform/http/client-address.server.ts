import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** What is known of the origin of a request. */
type Origin = { socket: Pick<IncomingMessage["socket"], "remoteAddress">; headers: IncomingMessage["headers"] };

/** The address of a client whose socket is already closed. */
const UNKNOWN = "unknown";
/**
 * On a list of trusted proxies, this address of the discard-only prefix, which no peer has, makes the peers of a Unix
 * socket trusted: they have no address.
 */
export const UNIX_PEER = "100::1";

/**
 * Makes a list of addresses and ranges, such as "10.0.0.1", "10.0.0.0/8" and "fd00::/8".
 * @throws RangeError for an entry that is neither, and for a range of all addresses
 */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [text = "", bits, ...more] = entry.split("/");
    const address = text.includes("%") ? undefined : normalAddress(text);
    const type = isIP(address ?? "") === 6 ? "ipv6" : "ipv4";
    const isRange = /^[1-9]\d{0,2}$/.test(bits ?? "") && Number(bits) <= (type === "ipv6" ? 128 : 32);
    if (address === undefined || more.length > 0 || (bits !== undefined && !isRange)) {
      throw new RangeError(`no address or range: ${entry}`);
    }
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** Returns whether a normalised address is on a list. */
const isOn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** Addresses of this machine and of private networks. Proxies have them; visitors of a public site do not. */
const PRIVATE = addressList([
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16"],
  ...["::1", "fc00::/7", "fe80::/10"],
]);

/**
 * Returns whether a request seems to come through a proxy that is not trusted: it comes from this machine or a private
 * network and has `X-Forwarded-For`. Behind such a proxy all visitors share one address.
 */
export function comesThroughUntrustedProxy({ socket, headers }: Origin, trustedProxies: BlockList): boolean {
  const peer = normalAddress(socket.remoteAddress ?? "");
  if (peer === undefined || headers["x-forwarded-for"] === undefined) return false;
  return isOn(PRIVATE, peer) && !isOn(trustedProxies, peer);
}

/**
 * Returns the client's address, from the socket and `X-Forwarded-For`. Each proxy appends the address of its client at
 * the right, so the list is read from the right, as far as trusted proxies wrote it: entries further left may be
 * forged. A malformed entry also ends the search; then the address of the proxy that sent it is returned.
 * @param trustedProxies addresses and ranges of proxies, as in `config.trustedProxies`
 */
export function clientAddress({ socket, headers }: Origin, trustedProxies: BlockList): string {
  const isUnixPeer = socket.remoteAddress === undefined && isOn(trustedProxies, UNIX_PEER);
  let client = isUnixPeer ? UNIX_PEER : (normalAddress(socket.remoteAddress ?? "") ?? UNKNOWN);
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  while (client !== UNKNOWN && isOn(trustedProxies, client)) {
    const before = normalAddress(forwarded.pop()?.trim() ?? "");
    if (before === undefined) break;
    client = before;
  }
  return client === UNIX_PEER ? UNKNOWN : client;
}

/**
 * Returns the key that limits count by: an IPv4 address, or an IPv6 network of 64 bits, which is what one household or
 * host gets.
 */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = (normalAddress(address) ?? address).split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/**
 * Returns the largest network that one customer of a provider gets: for IPv6, 48 bits. @param key as `addressKey`
 * returns it
 */
export function networkKey(key: string): string {
  const [, network] = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}::\/64$/.exec(key) ?? [];
  return network === undefined ? key : `${network}:/48`;
}

/** Returns an address in its normal form, with IPv4 in IPv6 as plain IPv4. Undefined for anything else. */
function normalAddress(text: string): string | undefined {
  const [address = ""] = text.split("%");
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const plain = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(plain ?? "") ?? [];
  if (high === undefined || low === undefined) return plain;
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join(".");
}
