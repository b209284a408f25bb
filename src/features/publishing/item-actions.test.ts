import { expect, test } from "vitest";
import { itemActionSchema } from "./item-actions.ts";

/** One more than the databases' own numbers hold. */
const TOO_LARGE = 2 ** 31;

test.each([
  { do: "publish", version: TOO_LARGE },
  { do: "restore-version", version: TOO_LARGE, baseVersion: 1 },
  { do: "restore-version", version: 1, baseVersion: TOO_LARGE },
  { do: "revoke-preview-link", link: TOO_LARGE },
])("$do names nothing that no database can be asked for", (action) => {
  expect(itemActionSchema.safeParse(action).success).toBe(false);
});
