import { expect, test } from "vitest";
import { sentReference, thanksPath } from "./reference.ts";

test("the page that thanks reads its own reference", () => {
  const path = thanksPath("/contact", "M-7K3D-Q9XW", "pl");
  expect(path).toBe("/pl/contact?sent=M-7K3D-Q9XW#sent");
  expect(sentReference({ referencePrefix: "M" }, new URL(path, "http://site").searchParams)).toBe("M-7K3D-Q9XW");
});

test.each(["", "M-7K3D", "m-7k3d-q9xw", "X-7K3D-Q9XW", "M-7K3D-Q9XW ", "<b>M-7K3D-Q9XW</b>", "call +48 600"])(
  "%j in the address puts no words into our mouth",
  (sent) => {
    expect(sentReference({ referencePrefix: "M" }, new URLSearchParams({ sent }))).toBeUndefined();
  },
);
