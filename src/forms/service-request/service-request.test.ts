import { describe, expect, test } from "vitest";
import { checkFields, valuesOf } from "#features/submissions/check.ts";
import { remarkOf } from "#features/submissions/remarks.ts";
import { SERVICE_REQUEST_GROUPS, serviceRequestFields } from "./service-request.ts";
import { serviceRequestWords } from "./words.ts";

const good = valuesOf(serviceRequestFields, {
  urgency: "stopped",
  vessel: "MV Example",
  description: "Governor does not hold speed.",
  contactName: "Chief Engineer",
  email: "chief@example.com",
  termsAccepted: "on",
});

function stored(change: Partial<typeof good>) {
  const result = checkFields(serviceRequestFields, { ...good, ...change });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.submitted;
}

test("five fields and the terms are enough; an empty form names each of them", () => {
  expect(stored({})).toMatchObject({ urgency: "stopped", imo: "", eta: "" });
  const empty = checkFields(serviceRequestFields, valuesOf(serviceRequestFields, {}));
  expect(empty).toEqual({
    ok: false,
    errors: {
      urgency: { id: "choiceUnknown" },
      vessel: { id: "vesselRequired" },
      description: { id: "faultRequired" },
      contactName: { id: "nameRequired" },
      email: { id: "emailRequired" },
      termsAccepted: { id: "termsRequired" },
    },
  });
});

test("every optional text is in one group", () => {
  const grouped = Object.values(SERVICE_REQUEST_GROUPS).flat();
  const optional = Object.entries(serviceRequestFields).flatMap(([name, { required, control }]) =>
    required || control === "phone" || control === "file" ? [] : [name],
  );
  expect(grouped.toSorted()).toEqual(optional.toSorted());
});

describe("the IMO number", () => {
  test.each(["9074729", "7654329", "9619907"])("%s is right", (imo) => {
    expect(remarkOf(serviceRequestFields.imo, imo)).toBeUndefined();
  });

  test.each(["9074792", "1234563", "0000000", "907472", "not known"])("%s is pointed out and accepted", (imo) => {
    expect(remarkOf(serviceRequestFields.imo, imo)).toBe("imoWrong");
    expect(stored({ imo })).toMatchObject({ imo });
  });

  test.each(["IMO 9074729", "imo9074729", "IMO: 9074 729", " 9074729 "])("%j is stored as its digits", (imo) => {
    expect(stored({ imo })).toMatchObject({ imo: "9074729" });
    expect(remarkOf(serviceRequestFields.imo, imo)).toBeUndefined();
  });

  test("an empty field has no remark", () => {
    expect(remarkOf(serviceRequestFields.imo, " ")).toBeUndefined();
  });
});

describe("the times", () => {
  test.each([
    "2026-11-26T14:00",
    "2026-11-26 14:00",
    "2026-11-26 14:00 UTC",
    "2026-11-26T14:00:00Z",
    "26.11.2026 14:00",
  ])("%s is a time in UTC", (eta) => expect(stored({ eta })).toMatchObject({ eta: "2026-11-26T14:00" }));

  test.each([
    "Thursday",
    "2026-02-30T10:00",
    "30.02.2026 10:00",
    "2026-11-26",
    "2026-11-26T25:00",
    "9".repeat(100_000),
  ])("%s is none", (eta) => {
    const result = checkFields(serviceRequestFields, { ...good, eta });
    expect(result).toEqual({ ok: false, errors: { eta: { id: "timeInvalid" } } });
  });
});

test("the example of a subject names the urgency as the mail does", () => {
  expect(serviceRequestWords.page.examples?.("de")).toMatchObject({ urgency: "STILLSTAND", vessel: "MS Beispiel" });
});
