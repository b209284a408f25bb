import { afterAll, beforeAll, expect, test } from "vitest";
import { mailContentOf } from "#mail-content-of.server.ts";
import { inEveryLanguage, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import type { Company } from "#ui/site/company/company.ts";
import { COMPANY_LIMITS } from "#ui/site/company/company-limits.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { defaultWords } from "../../../../tests/mail/default-words.ts";
import { exampleEncrypter, exampleMails, MAIL_KINDS } from "../../../../tests/mail/example-mails.ts";
import { openTestSite, type TestSite } from "../../../../tests/site-handler.ts";

/** Texts that would run or break out of their element if a page did not escape them. */
const ATTACKS = [
  `<script>x1()</script>`,
  `</script><script>x2()//`,
  `<!--<script>`,
  `"><img src=x onerror=x3()>`,
  `' onmouseover='x4()`,
  `</title><svg onload=x5()>`,
  "]]><x6/>",
  "{{name}}&quot;",
  "</style><x7>",
];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Returns the record with an attack in each text, cut to the length of the field. */
function attacked(attack: string): Company {
  const cut = (field: keyof typeof COMPANY_LIMITS) => attack.slice(0, COMPANY_LIMITS[field]);
  const inAll = (text: string) => inEveryLanguage({ en: text, pl: text, de: text });
  return {
    ...exampleCompany,
    name: `${cut("shortName")} ${attack}`.slice(0, COMPANY_LIMITS.name),
    shortName: cut("shortName"),
    owner: cut("owner"),
    taxNumber: cut("taxNumber"),
    address: {
      ...exampleCompany.address,
      street: cut("street"),
      postalCode: cut("postalCode"),
      city: cut("city"),
      country: inAll(cut("country")),
    },
    phones: exampleCompany.phones.map(({ number }) => ({ number, label: inAll(cut("phoneLabel")) })),
    social: [{ name: cut("linkName"), url: `https://www.example.com/?q=${encodeURIComponent(attack)}` }],
  };
}

/** Returns tags and comments in order, without quoted values. */
const skeletonOf = (html: string) =>
  html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/gs, "<data>")
    .replace(/<(title|style|script)\b[^>]*>.*?<\/\1>/gs, "<$1>")
    .match(/<[^>]*>/g)
    ?.map((tag) => tag.replace(/"[^"]*"/g, '""'));

/** The pages that show the record, in one language; the other languages use the same components. */
const pages = ["/", "/contact", "/media", "/careers/1", "/pl/contact", "/de/terms"];
const open = async (path: string) => (await site.request(path)).text();

test("no text of the company's record becomes markup or ends a script on any page", async () => {
  await site.services.storage.company.save({ ...exampleCompany, social: exampleCompany.social.slice(0, 1) });
  const clean = new Map<string, unknown>();
  for (const path of pages) clean.set(path, skeletonOf(await open(path)));
  for (const attack of ATTACKS) {
    await site.services.storage.company.save(attacked(attack));
    for (const path of pages) {
      const html = await open(path);
      expect([path, attack, skeletonOf(html)]).toEqual([path, attack, clean.get(path)]);
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        expect(json).not.toContain("<");
        expect(() => JSON.parse(json)).not.toThrow();
      }
    }
  }
}, 60_000);

test.each(ATTACKS)("%s stays text in the manifest and the feed", async (attack) => {
  const record = attacked(attack);
  await site.services.storage.company.save(record);
  const manifest = JSON.parse(await open("/site.webmanifest")) as { name: string };
  expect(manifest.name).toBe(record.name);
  expect(await open("/news.xml")).not.toMatch(/<(script|img|svg|x\d)/i);
});

test("the city stays text in the chart's title", async () => {
  const address = { ...exampleCompany.address, city: `</title><script>x()</script><svg onload=x()>` };
  await site.services.storage.company.save({ ...exampleCompany, address });
  const [, title = "", rest = ""] =
    /^<svg [^>]*><title>(.*?)<\/title>(.*)$/s.exec(await open("/chart-small.svg")) ?? [];
  expect(title).toContain("&lt;/title&gt;&lt;script&gt;");
  expect(rest).toMatch(/^<style>/);
  expect(rest).not.toMatch(/<script|<svg|onload/);
});

test.each(LANGUAGE_CODES)("mails in %s are the same mails with other words", (language) => {
  const content = (company: Company, kind: (typeof MAIL_KINDS)[number]) =>
    mailContentOf(exampleMails(language)[kind], {
      company,
      publicUrl: "https://www.example.com",
      decryptToken: exampleEncrypter.decrypt,
      words: defaultWords,
    });
  for (const kind of MAIL_KINDS) {
    const clean = skeletonOf(content(exampleCompany, kind).html);
    for (const attack of ATTACKS) {
      const { subject, html } = content(attacked(attack), kind);
      expect([kind, attack, skeletonOf(html)]).toEqual([kind, attack, clean]);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  }
});
