import { once } from "node:events";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { createElement } from "react";
import {
  type ActionFunctionArgs,
  data,
  redirect,
  type ServerBuild,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
  useActionData,
} from "react-router";
import { inject } from "vitest";
import * as entryModule from "#entry.server.tsx";
import { json, refuseMethod, respondWrite } from "#features/api/json.ts";
import { rememberPublicExamples } from "#features/getting-started/remember-examples.server.ts";
import { rememberCompany, rememberNavigation, rememberRetention } from "#features/settings/remember.server.ts";
import { rememberAnnouncement } from "#pages/announcement.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { rememberIdentity } from "#pages/identity.server.ts";
import { rememberMenu } from "#pages/menu.server.ts";
import { accessLog } from "#platform/http/access-log.server.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { cachedPages } from "#platform/http/cached-pages.server.ts";
import { addressList } from "#platform/http/client-address.server.ts";
import { minimumTransferRate } from "#platform/http/minimum-transfer-rate.server.ts";
import { createPages } from "#platform/http/pages.server.ts";
import { watchProxies } from "#platform/http/proxy-watch.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import { type RequestCounts, requestCounts } from "#platform/http/request-counts.server.ts";
import { securityHeaders } from "#platform/http/security-headers.server.ts";
import { visitorContext } from "#platform/http/site-context.ts";
import {
  canonicalAddress,
  createSiteServer,
  health,
  knownMethods,
  type SiteServer,
} from "#platform/http/site-server.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { PageCache } from "#platform/page-cache/page-cache.server.ts";
import type { Services } from "#platform/services.server.ts";
import * as root from "#root.tsx";
import * as layout from "#shells/site/layout.tsx";
import { openStorage } from "#storage.server.ts";

/** Bounds of the bodies of the form routes below. */
export const FORM_BODY = { bytes: 100_000, seconds: 60 };
/** Ms before `/api/busy` begins to read. */
const BUSY_MS = 900;

/** A server on a loopback port with the real document around routes for tests of requests. */
export interface FormSite {
  /** "http://127.0.0.1:PORT": not the public address, as when somebody opens the site by its IP address. */
  url: string;
  port: number;
  services: Services;
  /** Fields of each form that an action has read, and the sender's address. */
  taken: { address: string; fields: Record<string, string> }[];
  /** Shuts down, as a site does when it ends. */
  end: SiteServer["end"];
  close(): Promise<void>;
}

interface FormSiteOptions {
  transferRate?: Parameters<typeof minimumTransferRate>[0];
  seconds?: number;
  trustedProxies?: string[];
  /** Counts the requests. */
  requests?: RequestCounts;
  /** Logs each request here. */
  accessLog?: Parameters<typeof accessLog>[0];
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/** Opens a site with a cached page that has a form (`/form`, in each language), a page that has none, and resources. */
export async function openFormSite({
  transferRate,
  seconds,
  trustedProxies = [],
  requests = requestCounts(),
  accessLog: accesses,
}: FormSiteOptions = {}): Promise<FormSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-test-"));
  await copyFile(inject("baseDatabase"), join(dataDir, "site.sqlite"));
  const log = createLog("silent");
  const storage = await openStorage({ databaseUrl: undefined, dataDir }, log);
  const assets: Services["assets"] = {
    folder: "public",
    inlineStyle: () => ({ css: "", hash: "" }),
    printSheet: undefined,
    enhancementScript: undefined,
    versioned: (path) => path,
    has: () => true,
    styleHashes: () => [],
    drawing: () => undefined,
  };
  const config = { publicUrl: "http://localhost:3000" };
  const company = rememberCompany(storage);
  const figures = rememberFigures(storage);
  const retention = rememberRetention(storage, []);
  // The routes below use neither charts nor submissions.
  const services = {
    config,
    log,
    storage,
    assets,
    company,
    figures,
    retention,
    navigation: rememberNavigation(storage),
    menu: rememberMenu(storage, async () => true),
    announcement: rememberAnnouncement(storage, async () => true),
    identity: rememberIdentity(storage, { company, figures, retention }),
    publicExamples: rememberPublicExamples(storage, log),
    proxyWatch: watchProxies(addressList(trustedProxies), log),
    routeHandles: new Map(),
  } as unknown as Services;
  const taken: FormSite["taken"] = [];
  const build = formBuild(taken, { ...FORM_BODY, ...(seconds === undefined ? {} : { seconds }) });
  const cache = new PageCache(undefined, false);
  const common = securityHeaders(undefined);
  const watch = minimumTransferRate(transferRate);
  const allowedOrigins = new Set<string>();
  const edge = { allowedOrigins, trustedProxies: addressList(trustedProxies), sharedCache: undefined };
  const pages = createPages({
    ...{ build, services, cache, common, mode: "production", requests },
    ...{ config: edge, transferRate: watch },
  });
  const steps = [
    health(storage.contentVersion, () => isEnding(), common),
    knownMethods(common),
    canonicalAddress(common),
    pages.step,
  ];
  const { server, isEnding, end } = createSiteServer(cachedPages(cache, common, accesses !== undefined), steps, {
    ...{ log, transferRate: watch, common, requests },
    logAccess: accesses && accessLog(accesses),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  allowedOrigins.add(url).add(`http://localhost:${port}`);
  return {
    url,
    port,
    services,
    taken,
    end,
    async close() {
      if (server.listening) await end(0);
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a router's build of a few routes. @param taken each form is added to it */
function formBuild(taken: FormSite["taken"], body: typeof FORM_BODY): ServerBuild {
  const take = async ({ request, context }: ActionFunctionArgs) => {
    const { fields } = await readForm(request);
    taken.push({ address: context.get(visitorContext).address, fields });
    return fields;
  };
  const page: ServerRoute["module"] = {
    default: UNSAFE_withComponentProps(() => {
      const answer = useActionData<{ message?: string }>();
      return createElement("p", { id: "outcome" }, answer === undefined ? "An empty form" : `Got ${answer.message}`);
    }),
    loader: () => null,
  };
  const form = {
    ...page,
    handle: { ...cacheable(), body },
    action: async (args: ActionFunctionArgs) => data(await take(args), { status: 422 }),
  };
  const secret = { ...form, handle: { body } };
  const modules: Record<string, ServerRoute["module"]> = {
    form,
    "pl/form": form,
    "application/:token": secret,
    "pl/application/:token": secret,
    small: { ...form, handle: undefined },
    careless: { ...form, action: () => ({ message: "nothing read" }) },
    thanks: { ...form, action: async (args: ActionFunctionArgs) => take(args).then(() => redirect("/form", 303)) },
    private: { ...form, headers: () => ({ "cache-control": "private", "referrer-policy": "same-origin" }) },
    shown: { ...page, handle: cacheable() },
    "api/take": {
      default: undefined,
      handle: { body },
      loader: () => refuseMethod("POST"),
      action: (args: ActionFunctionArgs) => respondWrite(args, async () => json(await take(args))),
    },
    "api/busy": {
      default: undefined,
      handle: { body: { bytes: 1_000_000, seconds: 60 } },
      action: (args: ActionFunctionArgs) =>
        respondWrite(args, async () => after(BUSY_MS).then(async () => json(await take(args)))),
    },
    "api/shown": { default: undefined, handle: cacheable(), loader: () => json([]), action: () => refuseMethod() },
  } as unknown as Record<string, ServerRoute["module"]>;
  const routes: ServerBuild["routes"] = {
    root: { id: "root", path: "", module: withProps(root as unknown as ServerRoute["module"]) },
    site: { id: "site", parentId: "root", module: withProps(layout as unknown as ServerRoute["module"]) },
  };
  for (const [id, module] of Object.entries(modules)) {
    routes[id] = { id, path: id, caseSensitive: true, parentId: "site", module };
  }
  return {
    entry: { module: entryModule },
    routes,
    assets: { entry: { module: "", imports: [] }, routes: manifestRoutes(routes), url: "", version: "test" },
    future: {},
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    basename: "/",
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

/** Passes a layout's components their data, as the framework's Vite plugin does. */
function withProps(module: ServerRoute["module"]): ServerRoute["module"] {
  return {
    ...module,
    default: UNSAFE_withComponentProps(module.default as Parameters<typeof UNSAFE_withComponentProps>[0]),
    ErrorBoundary: UNSAFE_withErrorBoundaryProps(
      module.ErrorBoundary as Parameters<typeof UNSAFE_withErrorBoundaryProps>[0],
    ),
  };
}

/** Returns the manifest of the routes for the renderer. */
function manifestRoutes(routes: ServerBuild["routes"]): ServerBuild["assets"]["routes"] {
  const known = Object.values(routes).flatMap((route) => (route === undefined ? [] : [route]));
  return Object.fromEntries(
    known.map(({ module, ...route }) => [
      route.id,
      {
        ...route,
        module: "",
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
        hasAction: module.action !== undefined,
        hasLoader: module.loader !== undefined,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: module.ErrorBoundary !== undefined,
      },
    ]),
  );
}
