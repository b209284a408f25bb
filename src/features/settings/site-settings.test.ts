import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { settingsContract } from "../../../tests/settings/settings-contract.ts";

describe("SQLite", () => settingsContract(sqliteContract));
describe("PostgreSQL", () => settingsContract(postgresContract));
