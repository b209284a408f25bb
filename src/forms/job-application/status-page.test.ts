import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OwnSubmission } from "#features/submissions/own-submissions.server.ts";
import { openTestSite, type TestSite } from "../../../tests/site-handler.ts";
import { jobApplication } from "./job-application.server.ts";

const APPLICATION: OwnSubmission = {
  id: 1,
  reference: "A-7K3D-Q9XW",
  receivedAt: Date.UTC(2026, 10, 20),
  language: "pl",
  values: {
    firstName: "Anna",
    lastName: "<b>Nowak</b>",
    email: "anna@example.com",
    phone: "",
    consent: "vacancy",
  },
  since: { consent: Date.UTC(2026, 10, 20) },
  retention: "applicationMonths",
  retainedSince: Date.UTC(2026, 10, 20),
  about: undefined,
  until: undefined,
  plan: undefined,
  thread: [],
  files: [{ field: "cv", position: 1, name: "Życiorys.pdf", size: 345_678 }],
  erasedFrom: "2027-05-20",
  state: "new",
  spam: false,
  changedAt: undefined,
};

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const known = () => vi.spyOn(site.services.submissions, "findOwn").mockResolvedValue(APPLICATION);
const send = (fields: Record<string, string>) =>
  site.request("/pl/application/token", { method: "POST", body: new URLSearchParams(fields) });

test("the private page shows what was sent, and names its address nowhere", async () => {
  known();
  const answer = await site.request("/de/application/token");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  for (const text of ["A-7K3D-Q9XW", "anna@example.com", "Życiorys.pdf", "20.\u00a0Mai 2027", "&lt;b&gt;Nowak"]) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain("canonical");
  expect(page).toContain('name="robots" content="noindex"');
});

test("a choice that is empty is left out, one that is unknown is shown as stored, an unknown state is not shown", async () => {
  const find = vi.spyOn(site.services.submissions, "findOwn");
  const open = async (consent: string, state: string) => {
    find.mockResolvedValue({ ...APPLICATION, values: { ...APPLICATION.values, consent }, state });
    const answer = await site.request("/application/token");
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain("A-7K3D-Q9XW");
    expect(page).not.toMatch(/choices\.|status\./);
    return page;
  };
  const [label, heading] = ["<dt>Retention</dt>", ">Status</h2>"];
  const known = await open("vacancy", "new");
  for (const text of [label, heading]) expect(known).toContain(text);
  const empty = await open("", "new");
  expect(empty).not.toContain(label);
  const unknown = await open("whenever", "on-hold");
  expect(unknown).toContain("<dd>whenever (20\u00a0November 2026)</dd>");
  expect(unknown).not.toContain(heading);
  expect(unknown).not.toContain("on-hold");
});

test("a link that names nothing says what that may mean", async () => {
  const answer = await site.request("/application/unknown");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This link is no longer valid");
});

test("looking at the page changes nothing; erasing wants the box ticked", async () => {
  known();
  const erase = vi.spyOn(site.services.submissions, "eraseOwn");
  await site.request("/pl/application/token?do=erase&sure=on");
  const unsure = await send({ do: "erase" });
  expect(unsure.status).toBe(422);
  expect(await unsure.text()).toContain("należy zaznaczyć to pole");
  expect(erase).not.toHaveBeenCalled();
});

test("an erased application is named by its reference, and its data is gone from the page", async () => {
  known().mockResolvedValueOnce(APPLICATION).mockResolvedValue(undefined);
  vi.spyOn(site.services.submissions, "eraseOwn").mockResolvedValue("A-7K3D-Q9XW");
  const erased = await send({ do: "erase", sure: "on" });
  expect(erased.status).toBe(200);
  const page = await erased.text();
  expect(page).toContain("Zgłoszenie A-7K3D-Q9XW i\u00a0jego plik zostały usunięte");
  expect(page).not.toContain("anna@example.com");
});

test("a consent is saved and shown by a page that can be reloaded", async () => {
  known();
  const renew = vi.spyOn(site.services.submissions, "changeOwn").mockResolvedValue(true);
  const answer = await send({ do: "consent", consent: "future" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/pl/application/token?saved=1#saved"]);
  expect(renew).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: jobApplication.name }), "token", {
    consent: "future",
  });
  expect((await send({ do: "consent", consent: "for ever" })).status).toBe(422);
});
