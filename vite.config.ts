import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { classNames } from "./tools/class-names.ts";
import { staffTexts } from "./tools/staff-texts.ts";

/**
 * The framework comes as one file, and so does the access to texts: each small one would cost about 600 bytes of headers.
 * Nothing with style sheets is grouped, because a group also takes those of its modules, which stand inside public pages
 * route by route.
 */
const groups = [
  { name: "framework", test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: "texts",
    test: /\/src\/(?:.*\/texts|platform\/i18n\/(?:dates|languages|localized-urls|time-zone|typography))\.ts$/,
  },
];

/** Shortens the names with which Lightning CSS replaces `light-dark()`, which saves about 30 bytes of each response. */
const shortSchemeNames: Plugin = {
  name: "short-scheme-names",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
      file.source = String(file.source)
        .replaceAll("--lightningcss-light", "--L")
        .replaceAll("--lightningcss-dark", "--D");
    }
  },
};

/** Makes the server's code ASCII: one letter beyond Latin-1 doubles the memory that V8 takes for its 2.6 million characters. */
const asciiServer: Plugin = {
  name: "ascii-server",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

export default defineConfig({
  plugins: [reactRouter(), staffTexts("src"), shortSchemeNames, asciiServer],
  css: {
    modules: { generateScopedName: process.env.NODE_ENV === "production" ? classNames("src") : "[name]-[local]" },
  },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
