import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { childTurns } from "./child-turns.server.ts";

test("runs one after the other, also after a failure", async () => {
  const { run } = childTurns();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    run(async () => {
      steps.push(`${name} begins`);
      await turn();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work("first", true), work("second")]);
  expect(results).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: "second" }]);
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("ends each idle process once, except one that works again", () => {
  const turns = childTurns();
  const ended: string[] = [];
  const [first, second] = [() => void ended.push("first"), () => void ended.push("second")];
  turns.rest(first);
  turns.rest(second);
  turns.wake(first);
  turns.endResting();
  turns.endResting();
  expect(ended).toEqual(["second"]);
});
