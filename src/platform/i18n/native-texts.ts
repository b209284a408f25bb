import { createRequire } from "node:module";
import { provideTexts, type TextFile } from "./texts.ts";

/*
 * Texts for programs that Node runs as they are: `start.ts`, commands, tests. A file is read when its first text is looked
 * up. `require` throws MODULE_NOT_FOUND with the path of a file that does not exist.
 */
const require = createRequire(import.meta.url);
provideTexts((folder, language) => require(`../../${folder}/texts/${language}.ts`) as TextFile);
