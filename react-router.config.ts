import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Only the dashboard navigates in the browser; its routes are few enough to arrive at once.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
