import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAccounts } from "#features/accounts/open-accounts.server.ts";
import { createPasswords } from "#features/accounts/passwords.server.ts";
import { openAudit } from "#features/audit/open-audit.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { openStorage } from "#storage.server.ts";
import { percentile, print } from "./report.ts";

/*
 * Measures sign-in with existing and unknown user names: `node tools/benchmarks/sign-in.ts [rounds]`, 50 by default.
 * The medians must not differ by more than 10 %. With DATABASE_URL it measures an (empty) PostgreSQL database.
 */
const ROUNDS = Number(process.argv[2] ?? 50);
const SECRET = "a secret of the benchmark, long enough";
const publicUrl = "http://localhost:3000";

const dataDir = await mkdtemp(join(tmpdir(), "bench-sign-in-"));
const databaseUrl = process.env.DATABASE_URL;
const log = createLog("silent");
const storage = await openStorage({ databaseUrl, dataDir }, log);
const encrypter = createEncrypter(SECRET);
const { accounts, close } = openAccounts({
  store: storage.accounts,
  config: { publicUrl, allowedOrigins: new Set([publicUrl]), databaseUrl, loginLimit: 0 },
  secret: SECRET,
  encrypter,
  audit: openAudit({ storage, log, encrypter }),
  log,
  onMail: () => {},
});
const passwordHash = await createPasswords().hash("seven-Herons-in-fog");
const person = { name: "Anna", email: undefined, role: "admin", language: "en" } as const;
await storage.accounts.users.createFirst({ ...person, username: "anna", passwordHash, activatedAt: Date.now() });

const visit = { headers: new Headers(), address: "192.0.2.1" };
const cases = {
  "known name, wrong password": { username: "anna", password: "wrong-wrong-wrong" },
  "unknown name": { username: "nobody", password: "wrong-wrong-wrong" },
  "no name at all": { username: "?".repeat(1000), password: "wrong-wrong-wrong" },
};
const times = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
await accounts.signIn(cases["unknown name"], visit);
// Alternately, round by round, so that other load on the machine affects all alike.
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, input] of Object.entries(cases)) {
    const start = performance.now();
    await accounts.signIn(input, visit);
    times.get(name)?.push(performance.now() - start);
  }
}
for (const [name, figures] of times) {
  print(name, { "median ms": percentile(figures, 50), "p95 ms": percentile(figures, 95) });
}
await close();
await storage.close();
await rm(dataDir, { recursive: true });
