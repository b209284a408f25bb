import { defineConfig } from "vitest/config";

/** For tests of texts, which need none of the databases of the other tests. */
export default defineConfig({ test: { setupFiles: ["src/platform/i18n/native-texts.ts"] } });
