import "../runtime.ts";

/* The command: `node src/commands/restore.ts`. It starts in half the time with the compile cache, which `runtime.ts` turns on. */

await import("./restore-command.server.ts");
