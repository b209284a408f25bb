import { describe } from "vitest";
import { backupContract } from "../../../tests/backup/backup-contract.ts";
import { emptyPostgres, emptySqlite } from "../../../tests/contract-databases.ts";

describe("on SQLite", () => backupContract(emptySqlite));
describe("on PostgreSQL", () => backupContract(emptyPostgres));
