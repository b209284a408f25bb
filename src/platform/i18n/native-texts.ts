import { createRequire } from "node:module";
import { provideTexts, type TextFile } from "./texts.ts";

/*
 * Reads texts in programs that Node runs without a bundle: `start.ts`, commands, tests. A file is read when its first
 * text is looked up. `require` throws MODULE_NOT_FOUND with the path of a missing file.
 */
const require = createRequire(import.meta.url);
provideTexts((folder, language) => require(`../../${folder}/texts/${language}.ts`) as TextFile);
