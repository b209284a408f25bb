import "./runtime.ts";

/* The program: `node src/start.ts`. `runtime.ts` sets what all modules need before the site is imported. */

const { runSite } = await import("./site.server.ts");
await runSite();
