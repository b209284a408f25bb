import { configDefaults, defineConfig, type TestUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that replace modules of the site or state of the process: each runs in a process of its own. */
const ISOLATED = [
  "src/platform/rate-limits/rate-counters.test.ts",
  "tests/browser-checks.test.ts",
  "tests/form-with-files.test.ts",
  "tests/form-with-photos.test.ts",
  "tests/third-form.test.ts",
];

/** The files that take longest, the longest first. */
const LONGEST = [
  "tests/recipes.test.ts",
  "tests/release-1.test.ts",
  "tests/permissions.test.ts",
  "tests/upgrade/upgrade.test.ts",
  "src/features/transfer/content-transfer.test.ts",
  "src/features/backup/backup.test.ts",
  "src/features/outbox/delivered-mail.test.ts",
  "src/features/publishing/publishing.test.ts",
  "tests/storage.test.ts",
  "tests/stored-values.test.ts",
  "tests/after-commit.test.ts",
  "tests/upgrade/killed.test.ts",
  "src/commands/staff.test.ts",
  "src/features/backup/damaged-archives.test.ts",
  "tests/regular-expressions.test.ts",
  "src/features/media-library/decode/decoders.test.ts",
];

/**
 * Begins the longest files first: at the end, one of them would run alone. vitest itself orders by the time of the last run,
 * which a clean checkout does not know, and otherwise by size.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      if (project.name === "isolated") return -1;
      const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return rank === -1 ? LONGEST.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

// The tests run the production builds of React and React Router, as the site does. They are also faster.
process.env.NODE_ENV = "production";

const COMMON: TestUserConfig = {
  // Without it, pages would refer to files of the build, which only the browser tests have.
  env: { PROD: "" },
  setupFiles: ["src/platform/i18n/native-texts.ts", "tests/repeatable-properties.ts"],
  pool: "forks",
  // Larger heaps: V8 collects garbage less often, and the tests take about 3 % less processor time.
  execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=32", "--initial-heap-size=1024"],
  // Three workers share two processors.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Unit and integration tests; the browser's lie in `tests/e2e` and are Playwright's. */
export default defineConfig({
  test: {
    globalSetup: ["tests/postgres-setup.ts", "tests/base-database.ts"],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
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
