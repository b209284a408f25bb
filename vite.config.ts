import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
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

export default defineConfig({
  plugins: [reactRouter(), staffTexts("src")],
  css: {
    modules: { generateScopedName: process.env.NODE_ENV === "production" ? classNames("src") : "[name]-[local]" },
  },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
