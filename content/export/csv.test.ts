import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("quotes are doubled, line breaks and commas stay inside their cell", () => {
  expect(csvLine(['He said "now"', "a,b", "one\ntwo", 7])).toBe('"He said ""now""","a,b","one\ntwo",7\r\n');
});

test.each(["=1+1", "+48 000", "-2", "@SUM(A1)", "\t=1", " =1", "\r=1", "|calc", "%0A=1"])(
  "%j is no formula in a spreadsheet program",
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test("an address or a sentence stays as it is", () => {
  expect(csvLine(["anna@example.com", "Drive = ACS880"])).toBe('"anna@example.com","Drive = ACS880"\r\n');
});
