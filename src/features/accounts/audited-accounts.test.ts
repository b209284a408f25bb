import { describe } from "vitest";
import { auditedAccountsContract } from "../../../tests/accounts/audited-accounts-contract.ts";
import { sqliteContract } from "../../../tests/contract-databases.ts";

// Its queries are the same on PostgreSQL, on which accounts and publishing are tested too.
describe("SQLite", () => auditedAccountsContract(sqliteContract));
