import { expect, test } from "vitest";
import { completeLink } from "./complete-link.ts";

test.each([
  ["https://example.com/a", "https://example.com/a"],
  [" /contact ", "/contact"],
  ["example.com", "https://example.com"],
  ["www.example.com/a?b#c", "https://www.example.com/a?b#c"],
  ["żuraw.example.pl", "https://żuraw.example.pl"],
  ["example.com:8080/a", "https://example.com:8080/a"],
  ["office@example.com", "mailto:office@example.com"],
  ["+48 58 000 00 01", "tel:+48580000001"],
  ["(058) 000-00-01", "tel:(058)000-00-01"],
])("%s means %s", (typed, link) => expect(completeLink(typed)).toBe(link));

test.each(["", "words", "two words.com", "javascript:alert(1)", "data:text/html,x", "//example.com", "example", "#a"])(
  "%j means no link",
  (typed) => expect(completeLink(typed)).toBeUndefined(),
);
