import "./runtime.ts";

/*
 * The program: `node src/start.ts`. The site is imported after what holds for all its modules has been set.
 */

const { runSite } = await import("./site.server.ts");
await runSite();
