import { describe, expect, test } from "vitest";
import { postgresContract } from "../../../tests/contract-databases.ts";
import { createLimits, type Limits } from "./limits.server.ts";

const secret = "s".repeat(32);

async function admitted(limits: Limits, address: string) {
  const place = await limits.admit("contact", address);
  if (place.kind === "limited") throw new Error("limited");
  return place;
}

/** Contract of the limits in memory and on PostgreSQL. */
function limitsContract(
  create: (rates: { contact: number; cv: number; global: number }) => Promise<{ limits: Limits; end(): Promise<void> }>,
) {
  test("admits up to the limit, also concurrently, and then returns the retry time", async () => {
    const { limits, end } = await create({ contact: 5, cv: 5, global: 0 });
    const places = await Promise.all(Array.from({ length: 20 }, () => limits.admit("contact", "192.0.2.1")));
    expect(places.filter(({ kind }) => kind === "admitted")).toHaveLength(5);
    const limited = await limits.admit("contact", "192.0.2.1");
    expect(limited).toMatchObject({ kind: "limited" });
    const retryAfterS = limited.kind === "limited" ? limited.retryAfterS : 0;
    expect(retryAfterS).toBeGreaterThan(0);
    expect(retryAfterS).toBeLessThanOrEqual(600);
    expect(await limits.admit("contact", "192.0.2.2")).toMatchObject({ kind: "admitted" });
    expect(await limits.admit("cv", "192.0.2.1")).toMatchObject({ kind: "admitted" });
    await end();
  });

  test("a returned place is free again", async () => {
    const { limits, end } = await create({ contact: 1, cv: 1, global: 1 });
    await (await admitted(limits, "192.0.2.1")).released();
    await (await admitted(limits, "192.0.2.1")).released();
    await admitted(limits, "192.0.2.1");
    expect(await limits.admit("contact", "192.0.2.1")).toMatchObject({ kind: "limited" });
    await end();
  });

  test("returned places are available regardless of refused requests", async () => {
    const { limits, end } = await create({ contact: 3, cv: 3, global: 0 });
    const places = await Promise.all(Array.from({ length: 30 }, () => limits.admit("contact", "192.0.2.1")));
    for (const place of places) if (place.kind === "admitted") await place.released();
    expect(await limits.peek("contact", "192.0.2.1")).toBeUndefined();
    await admitted(limits, "192.0.2.1");
    await end();
  });

  test("peeking takes no place", async () => {
    const { limits, end } = await create({ contact: 1, cv: 1, global: 0 });
    for (let i = 0; i < 3; i++) expect(await limits.peek("contact", "192.0.2.1")).toBeUndefined();
    await admitted(limits, "192.0.2.1");
    expect(await limits.peek("contact", "192.0.2.1")).toMatchObject({ kind: "limited" });
    await end();
  });

  test("allows ten refused submissions per accepted one", async () => {
    const { limits, end } = await create({ contact: 1, cv: 1, global: 0 });
    for (let i = 0; i < 10; i++) await (await admitted(limits, "192.0.2.1")).refused();
    expect(await limits.admit("contact", "192.0.2.1")).toMatchObject({ kind: "limited" });
    await end();
  });

  test("the global limit applies to all addresses", async () => {
    const { limits, end } = await create({ contact: 5, cv: 5, global: 3 });
    for (const last of [1, 2, 3]) await admitted(limits, `192.0.2.${last}`);
    expect(await limits.admit("cv", "192.0.2.9")).toMatchObject({ kind: "limited" });
    await end();
  });

  test("0 disables the limit", async () => {
    const { limits, end } = await create({ contact: 0, cv: 0, global: 0 });
    for (let i = 0; i < 50; i++) await (await admitted(limits, "192.0.2.1")).refused();
    expect(await limits.admit("contact", "192.0.2.1")).toMatchObject({ kind: "admitted" });
    await end();
  });
}

describe("in memory", () =>
  limitsContract(async (rateLimits) => {
    const limits = createLimits({ rateLimits, databaseUrl: undefined, secret });
    return { limits, end: () => limits.close() };
  }));

describe("on PostgreSQL", () => {
  const onPostgres = async (rateLimits: { contact: number; cv: number; global: number }) => {
    const { location, remove } = await postgresContract();
    const limits = createLimits({ rateLimits, databaseUrl: location.databaseUrl, secret });
    const end = async () => {
      await limits.close();
      await remove();
    };
    return { limits, databaseUrl: location.databaseUrl, end };
  };
  limitsContract(onPostgres);

  test("two processes share the counts", async () => {
    const rateLimits = { contact: 4, cv: 4, global: 0 };
    const { limits, databaseUrl, end } = await onPostgres(rateLimits);
    const other = createLimits({ rateLimits, databaseUrl, secret });
    const places = await Promise.all(
      [limits, other, limits, other, limits, other].map((one) => one.admit("cv", "::1")),
    );
    expect(places.filter(({ kind }) => kind === "admitted")).toHaveLength(4);
    await other.close();
    await end();
  });
});
