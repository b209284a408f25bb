import "../runtime.ts";

/* The command: `node src/commands/move-files.ts`. */

await import("./move-files-command.server.ts");
