import { readdir, readFile } from "node:fs/promises";

/** Returns the ids of the child processes of this one, as Linux lists them. */
export async function childProcesses(): Promise<string[]> {
  const threads = await readdir("/proc/self/task");
  // A thread may end between the two reads; then it has no list.
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.join(" ").split(/\s+/).filter(Boolean);
}
