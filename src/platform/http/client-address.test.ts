import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey, addressList, clientAddress, networkKey, UNIX_PEER } from "./client-address.server.ts";

const PROXIES = ["127.0.0.1", "10.0.0.2", "fd00::2"];
const seen = (remoteAddress: string | undefined, forwarded?: string, proxies = PROXIES) =>
  clientAddress({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }, addressList(proxies));

test.each([
  ["a visitor without a proxy", "203.0.113.9", undefined, "203.0.113.9"],
  ["one behind the proxy", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["one behind two proxies", "127.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"],
  ["one behind the proxy, on a socket for both families", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["one behind a proxy of IPv6 in another spelling", "FD00:0:0::2", "2001:DB8:0::1", "2001:db8::1"],
  ["IPv4 within IPv6", "::ffff:cb00:7109", undefined, "203.0.113.9"],
  ["a zone is no part of it", "fe80::1%eth0", undefined, "fe80::1"],
  ["the proxy itself", "127.0.0.1", undefined, "127.0.0.1"],
  ["only proxies", "127.0.0.1", "10.0.0.2", "10.0.0.2"],
])("%s", (_what, socket, forwarded, address) => {
  expect(seen(socket, forwarded)).toBe(address);
});

test.each([
  ["whoever is no proxy says nothing about himself", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["nor by naming a proxy", "203.0.113.9", "198.51.100.1, 127.0.0.1", "203.0.113.9"],
  ["what he says stands left of what the proxy says", "127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["also when he names proxies", "127.0.0.1", "198.51.100.1, 10.0.0.2, 203.0.113.9", "203.0.113.9"],
  ["a malformed entry: the proxy that passed it on", "127.0.0.1", "203.0.113.9, evil, 10.0.0.2", "10.0.0.2"],
  ["an empty entry", "127.0.0.1", "203.0.113.9,", "127.0.0.1"],
  ["an entry with a port", "127.0.0.1", "203.0.113.9:80", "127.0.0.1"],
])("%s", (_what, socket, forwarded, address) => {
  expect(seen(socket, forwarded)).toBe(address);
});

test("a range of proxies", () => {
  expect(seen("10.9.8.7", "203.0.113.9, 10.1.1.1", ["10.0.0.0/8"])).toBe("203.0.113.9");
  expect(seen("fd00:1::2", "2001:db8::1", ["fd00::/8"])).toBe("2001:db8::1");
  expect(seen("::ffff:10.9.8.7", "203.0.113.9", ["10.0.0.0/8"])).toBe("203.0.113.9");
  expect(seen("11.9.8.7", "203.0.113.9", ["10.0.0.0/8"])).toBe("11.9.8.7");
});

test("the network of a limit's key", () => {
  expect(networkKey(addressKey("2001:db8:7:ff::1"))).toBe("2001:db8:7::/48");
  expect(networkKey(addressKey("2001:db8::1"))).toBe("2001:db8:0::/48");
  expect(networkKey("203.0.113.9")).toBe("203.0.113.9");
  expect(networkKey("unknown")).toBe("unknown");
});

test("without trusted proxies, no header is believed", () => {
  expect(seen("127.0.0.1", "203.0.113.9", [])).toBe("127.0.0.1");
});

test("a closed socket has no address", () => {
  expect(seen(undefined, "203.0.113.9")).toBe("unknown");
});

test("the peer of a Unix socket is a trusted proxy where the site listens on one", () => {
  const proxies = [UNIX_PEER, "10.0.0.2"];
  expect(seen(undefined, "198.51.100.1, 203.0.113.9", proxies)).toBe("203.0.113.9");
  expect(seen(undefined, "203.0.113.9, 10.0.0.2", proxies)).toBe("203.0.113.9");
  expect(seen(undefined, undefined, proxies)).toBe("unknown");
  expect(seen("203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:0:0::/64", "2001:db8:0:0::/64"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test("all addresses of a network of 64 bits share a key, and the next network has another", () => {
  const group = fc.nat(0xffff).map((n) => n.toString(16));
  const host = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(":"));
  fc.assert(
    fc.property(host, host, host, (network, one, other) => {
      expect(addressKey(`${network}:${one}`)).toBe(addressKey(`${network}:${other}`));
      const next = network.replace(/^[^:]+/, (first) => (Number.parseInt(first, 16) ^ 1).toString(16));
      expect(addressKey(`${next}:${one}`)).not.toBe(addressKey(`${network}:${one}`));
    }),
  );
});

test("no header makes it throw or return anything but an address", () => {
  fc.assert(
    fc.property(fc.string(), (forwarded) => {
      expect(seen("127.0.0.1", `${forwarded}, 203.0.113.9`)).toBe("203.0.113.9");
      expect(seen("127.0.0.1", forwarded)).toMatch(/^[\da-f.:]+$/);
    }),
  );
});
