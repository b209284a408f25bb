import { describe } from "vitest";
import { backupContract } from "../../../tests/backup/backup-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("on SQLite", () => backupContract(sqliteContract));
describe("on PostgreSQL", () => backupContract(postgresContract));
