import { configDefaults, defineConfig } from "vitest/config";

/** Unit and integration tests; the browser's lie in `tests/e2e` and are Playwright's. */
export default defineConfig({
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: [...configDefaults.exclude, "build/**", "tests/e2e/**", "tests/recipes/*/src/**"],
    globalSetup: ["tests/postgres-setup.ts", "tests/base-database.ts"],
    setupFiles: ["src/platform/i18n/native-texts.ts", "tests/repeatable-properties.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
