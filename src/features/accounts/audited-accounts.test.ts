import { describe } from "vitest";
import { auditedAccountsContract } from "../../../tests/accounts/audited-accounts-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => auditedAccountsContract(sqliteContract));
describe("PostgreSQL", () => auditedAccountsContract(postgresContract));
