import { configDefaults, defineConfig, type TestUserConfig } from "vitest/config";

/** Tests that replace modules of the site or state of the process: each runs in a process of its own. */
const ISOLATED = [
  "src/platform/rate-limits/rate-counters.test.ts",
  "tests/browser-checks.test.ts",
  "tests/form-with-files.test.ts",
  "tests/form-with-photos.test.ts",
  "tests/third-form.test.ts",
];

// The tests run the production builds of React and React Router, as the site does. They are also faster.
process.env.NODE_ENV = "production";

const COMMON: TestUserConfig = {
  // Without it, pages would refer to files of the build, which only the browser tests have.
  env: { PROD: "" },
  setupFiles: ["src/platform/i18n/native-texts.ts", "tests/repeatable-properties.ts"],
  pool: "forks",
  // Three workers share two processors.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Unit and integration tests; the browser's lie in `tests/e2e` and are Playwright's. */
export default defineConfig({
  test: {
    globalSetup: ["tests/postgres-setup.ts", "tests/base-database.ts"],
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...COMMON,
          name: "shared",
          // Loading the site takes longer than most files of tests: each process loads it once.
          isolate: false,
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...configDefaults.exclude, "build/**", "tests/e2e/**", "tests/recipes/*/src/**", ...ISOLATED],
        },
      },
      { test: { ...COMMON, name: "isolated", include: ISOLATED } },
    ],
  },
});
