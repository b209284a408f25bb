import { boundHeap } from "./memory-settings.ts";

/*
 * What a child process of the site sets before its other modules: its program imports this module first.
 */

boundHeap();
// A supervisor, or Ctrl+C, may signal the children together with the site. It finishes open requests, and they need the
// children. A child ends when the site closes its channel, or has ended itself.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
