import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { readConfig } from "#config.server.ts";
import { pictureFiles } from "#features/media-library/picture-files.server.ts";
import { uploadedFavicon } from "#features/seo/favicon.server.ts";
import { cachedPages } from "#platform/http/cached-pages.server.ts";
import { addressList } from "#platform/http/client-address.server.ts";
import { minimumTransferRate } from "#platform/http/minimum-transfer-rate.server.ts";
import { createPages } from "#platform/http/pages.server.ts";
import { securityHeaders } from "#platform/http/security-headers.server.ts";
import { canonicalAddress, createSiteServer, health, knownMethods } from "#platform/http/site-server.server.ts";
import { followContent } from "#platform/page-cache/follow-content.server.ts";
import { PageCache } from "#platform/page-cache/page-cache.server.ts";
import { ADMIN, addStaff, EDITOR } from "./accounts/staff-site.ts";
import { routerBuild } from "./router-build.ts";
import { openTestSite, type TestSite } from "./site-handler.ts";
import { UNCOMPRESSED } from "./web-client.ts";

/** The whole site on a loopback port: all routes and all steps of a request, with staff accounts. */
export interface RealSite extends Pick<TestSite, "onPublished"> {
  url: string;
  services: TestSite["services"];
  /** Sends a request; a redirect is not followed. @param path starts with a slash, with its query */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in through the form. @returns the `Cookie` header of the session */
  signIn(who: { username: string; password: string }): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens it. A site without accounts gets an admin and an editor, `ADMIN` and `EDITOR` of `accounts/staff-site.ts`.
 * @param environment as of `openTestSite`
 */
export async function openRealSite(environment: Readonly<Record<string, string>> = {}): Promise<RealSite> {
  const site = await openTestSite(environment);
  const { services } = site;
  const { log, storage } = services;
  if (!(await storage.accounts.users.any())) await addStaff(storage);
  const common = securityHeaders(undefined);
  const cache = new PageCache(undefined, false);
  const transferRate = minimumTransferRate();
  const allowedOrigins = new Set<string>();
  const { sharedCache } = readConfig(environment);
  const config = { allowedOrigins, trustedProxies: addressList([]), sharedCache };
  const build = await routerBuild();
  const pages = createPages({ build, services, cache, common, mode: "production", config, transferRate });
  const follower = followContent(cache, storage.contentVersion, log, {
    onChange: () => void services.finder.refresh(),
  });
  site.onPublished(follower.check);
  const journey = [
    health(storage.contentVersion, () => isEnding(), common),
    knownMethods(common),
    canonicalAddress(common),
    pictureFiles({ ...services, common }),
    uploadedFavicon(services, common),
    pages.step,
  ];
  const { server, isEnding, end } = createSiteServer(cachedPages(cache, common), journey, {
    ...{ log, transferRate, common },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  allowedOrigins.add(url);
  const request: RealSite["request"] = (path, init) => {
    const headers = { ...UNCOMPRESSED, ...Object.fromEntries(new Headers(init?.headers)) };
    return fetch(url + path, { redirect: "manual", ...init, headers });
  };
  return {
    url,
    services,
    onPublished: site.onPublished,
    request,
    async signIn({ username, password }) {
      const body = new URLSearchParams({ intent: "sign-in", username, password });
      const answer = await request("/dashboard", { method: "POST", body, headers: { origin: url } });
      if (answer.status !== 303) throw new Error(`signing in came to ${answer.status}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";", 1)[0])
        .join("; ");
    },
    async close() {
      await follower.stop();
      await end(0);
      await site.close();
    },
  };
}

export { ADMIN, EDITOR };
