import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGE_CODES } from "../src/platform/i18n/languages.ts";

const ID = "virtual:staff-texts";

/**
 * Bundles the dashboard's texts of all folders into one browser chunk per language. `virtual:staff-texts` exports a
 * loader for each language; its module maps folders to the `staff` export of `texts/<language>.ts`. Other exports are
 * left out.
 * @param source folder of the source, below Vite's root
 */
export function staffTexts(source: string): Plugin {
  return {
    name: "staff-texts",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const language = id.slice(ID.length + 2);
      if (language === "") {
        return `export default { ${LANGUAGE_CODES.map((code) => `${code}: () => import("${ID}/${code}")`)} };`;
      }
      const files = globSync(`**/texts/${language}.ts`, { cwd: source })
        .filter((file) => readFileSync(join(source, file), "utf8").includes("export const staff"))
        .sort();
      const imports = files.map((file, i) => `import { staff as t${i} } from ${JSON.stringify(`/${source}/${file}`)};`);
      const entries = files.map((file, i) => `${JSON.stringify(dirname(dirname(file)))}: t${i}`);
      return `${imports.join("\n")}\nexport default { ${entries} };`;
    },
  };
}
