import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Fails the build when a module of `server/` would end up in a browser bundle, and names both files.
 * Route modules may import `server/`: their loaders are removed before this plugin sees the browser's copy.
 */
function keepServerOutOfBrowser(): Plugin {
  return {
    name: "keep-server-out-of-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      if (importer === undefined || importer.includes("node_modules")) return null;
      if (!/^#server\/|\/server\//.test(source)) return null;
      throw new Error(`${importer} brings ${source} into a browser bundle. Import it only from loaders and actions.`);
    },
  };
}

/**
 * The framework comes as one file: each small one would cost about 600 bytes of headers. Nothing of the project's own is
 * grouped, because a group also takes the style sheets of its modules, which stand inside public pages route by route.
 */
const groups = [{ name: "framework", test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// }];

export default defineConfig({
  plugins: [keepServerOutOfBrowser(), reactRouter()],
  css: {
    modules: { generateScopedName: process.env.NODE_ENV === "production" ? "[hash:base64:4]" : "[name]-[local]" },
  },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
