import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from "react-router";
import * as entryModule from "#entry.server.tsx";
import routeConfig from "#routes.ts";

type ServerRoutes = ServerBuild["routes"];
type RouteModule = NonNullable<ServerRoutes[string]>["module"];
type ManifestRoute = NonNullable<ServerBuild["assets"]["routes"][string]>;

/** Route files by their path under app/, loaded when they are needed. */
const files = import.meta.glob<RouteModule>(["../src/**/*.{ts,tsx}", "!../src/**/*.{test,server}.*"]);

/** The id that React Router gives a route without its own: its file without the extension. */
const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "");

type Page = Parameters<typeof UNSAFE_withComponentProps>[0];
type ErrorPage = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];

/** Passes a route's components their data, as the framework's Vite plugin does. */
function withProps(module: RouteModule): RouteModule {
  const page = module.default as Page | undefined;
  const errorPage = module.ErrorBoundary as ErrorPage | undefined;
  return {
    ...module,
    ...(page === undefined ? {} : { default: UNSAFE_withComponentProps(page) }),
    ...(errorPage === undefined ? {} : { ErrorBoundary: UNSAFE_withErrorBoundaryProps(errorPage) }),
  };
}

async function serverRoutes(entries: readonly RouteConfigEntry[], parentId: string): Promise<ServerRoutes> {
  const nested = entries.map(async (entry): Promise<ServerRoutes> => {
    const load = files[`../src/${entry.file}`];
    if (load === undefined) throw new Error(`src/routes.ts names ${entry.file}, which does not exist`);
    const { path, index, caseSensitive } = entry;
    const given = Object.fromEntries(
      Object.entries({ path, index, caseSensitive }).filter(([, value]) => value !== undefined),
    );
    const route = { ...given, id: idOf(entry), parentId, module: withProps(await load()) };
    return { [route.id]: route, ...(await serverRoutes(entry.children ?? [], route.id)) };
  });
  return Object.assign({}, ...(await Promise.all(nested)));
}

function manifestRoute([id, route]: [string, ServerRoutes[string]]): [string, ManifestRoute] {
  const has = (name: string) => route !== undefined && name in route.module;
  const manifest: ManifestRoute = {
    ...(route?.path === undefined ? {} : { path: route.path }),
    ...(route?.parentId === undefined ? {} : { parentId: route.parentId }),
    id,
    module: `/app/${id}.js`,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
    hasAction: has("action"),
    hasLoader: has("loader"),
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: has("ErrorBoundary"),
  };
  return [id, manifest];
}

/** Returns the router's build, without assets, from src/routes.ts and its modules, as the bundler would. */
export async function routerBuild(): Promise<ServerBuild> {
  const root = await files["../src/root.tsx"]?.();
  if (root === undefined) throw new Error("src/root.tsx does not exist");
  const routes: ServerRoutes = {
    root: { id: "root", path: "", module: withProps(root) },
    ...(await serverRoutes(routeConfig, "root")),
  };
  return {
    entry: { module: entryModule },
    routes,
    assets: {
      entry: { module: "/app/entry.client.js", imports: [] },
      routes: Object.fromEntries(Object.entries(routes).map(manifestRoute)),
      url: "/assets/manifest.js",
      version: "test",
    },
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
