import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

/** Runs the check as another Node would. @returns what it writes and its exit code; undefined when it lets the program run */
async function checkedBy(node: string) {
  let written: string | undefined;
  let code: number | undefined;
  const process = {
    versions: { node },
    execPath: "/usr/bin/node",
    stderr: { write: (text: string) => (written = text) },
    exit: (given: number) => (code = given),
  };
  runInNewContext(await readFile("src/require-node.mjs", "utf8"), { process, Number });
  return code === undefined ? undefined : { code, written };
}

test("an old Node says which one is needed", async () => {
  expect(await checkedBy("20.20.2")).toEqual({
    code: 1,
    written: expect.stringMatching(/^The site needs Node 26 or later, and \/usr\/bin\/node is Node 20\.20\.2\. .+\n$/),
  });
  for (const node of ["26.0.0", "26.10.0", "28.1.0"]) expect(await checkedBy(node)).toBeUndefined();
});
