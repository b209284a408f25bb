import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** What is known of where a request comes from. */
type Origin = { socket: Pick<IncomingMessage["socket"], "remoteAddress">; headers: IncomingMessage["headers"] };

/** Stands for a client whose socket is gone already. */
const UNKNOWN = "unknown";

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

/** Returns whether an address, in its one spelling, is on a list. */
const isOn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** Addresses of this machine and of private networks, where a proxy asks from, and no visitor of a public site. */
const PRIVATE = addressList([
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16"],
  ...["::1", "fc00::/7", "fe80::/10"],
]);

/**
 * Returns whether a request looks as if it came through a proxy that is not trusted: it comes from this machine or a
 * private network and says for whom. Behind such a proxy all visitors have one address.
 */
export function comesThroughUntrustedProxy({ socket, headers }: Origin, trustedProxies: BlockList): boolean {
  const peer = normalAddress(socket.remoteAddress ?? "");
  if (peer === undefined || headers["x-forwarded-for"] === undefined) return false;
  return isOn(PRIVATE, peer) && !isOn(trustedProxies, peer);
}

/**
 * The client's address, from the socket and `X-Forwarded-For`. Each proxy adds the one it was asked by at the right, so
 * the list is read from there, and only as far as trusted proxies wrote it: what stands further left, anybody may have
 * made up. A malformed entry ends the walk too: then the proxy that passed it on counts.
 * @param trustedProxies addresses and ranges of proxies, as `config.trustedProxies` has them
 */
export function clientAddress({ socket, headers }: Origin, trustedProxies: BlockList): string {
  let client = normalAddress(socket.remoteAddress ?? "") ?? UNKNOWN;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  while (client !== UNKNOWN && isOn(trustedProxies, client)) {
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
