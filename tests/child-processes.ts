import { readdir, readFile } from "node:fs/promises";

/** Ids of the processes that this one has started, as Linux lists them. */
export async function childProcesses(): Promise<string[]> {
  const threads = await readdir("/proc/self/task");
  // A thread may end between the two readings; then it has no list.
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.join(" ").split(/\s+/).filter(Boolean);
}
