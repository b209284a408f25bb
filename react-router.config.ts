import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  // Each build has a folder of its own: see `tools/build.ts`.
  buildDirectory: process.env.BUILD_FOLDER ?? "build/unnamed",
  ssr: true,
  // Only the dashboard navigates in the browser; its routes are few enough to arrive at once.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
