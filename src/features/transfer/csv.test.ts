import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("quotes are doubled, line breaks and commas stay inside their cell", () => {
  expect(csvLine(['He said "now"', "a,b", "one\ntwo", 7])).toBe('"He said ""now""","a,b","one\ntwo",7\r\n');
});

test.each(["=1+1", "+48 000", "-2", "@SUM(A1)", "\t=1", " =1", "|calc", "%0A=1", "＝1", "\r1"])(
  "%j is no formula in a spreadsheet program",
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test.each([
  ["Good day\n=HYPERLINK(A1)", "Good day\n'=HYPERLINK(A1)"],
  ["a;=1", "a;'=1"],
  ['a; "=1', 'a; ""\'=1'],
  ["a\r\n\t@SUM(A1)", "a\r\n\t'@SUM(A1)"],
  ["\r=1", "'\r'=1"],
])("%j is none where cells are parted at semicolons and lines either", (text, written) => {
  expect(csvLine(["M-1", text])).toBe(`"M-1","${written}"\r\n`);
});

test("an address or a sentence stays as it is", () => {
  expect(csvLine(["anna@example.com", "Drive = ACS880; two\nof them"])).toBe(
    '"anna@example.com","Drive = ACS880; two\nof them"\r\n',
  );
});
