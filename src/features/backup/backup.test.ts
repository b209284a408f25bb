import { describe } from "vitest";
import { backupContract } from "../../../tests/backup/backup-contract.ts";
import { emptyPostgres, emptySqlite, postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("on SQLite", () => backupContract(sqliteContract, emptySqlite));
describe("on PostgreSQL", () => backupContract(postgresContract, emptyPostgres));
