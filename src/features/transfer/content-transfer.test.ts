import { describe } from "vitest";
import { transferContract } from "../../../tests/content-transfer/transfer-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => transferContract(sqliteContract, true));
describe("PostgreSQL", () => transferContract(postgresContract, false));
