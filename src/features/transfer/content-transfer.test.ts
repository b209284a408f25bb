import { describe } from "vitest";
import { WRONG_FILES } from "../../../tests/content-transfer/refusals-contract.ts";
import { transferContract } from "../../../tests/content-transfer/transfer-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => transferContract(sqliteContract));
// A file is checked before the database is asked.
describe("PostgreSQL", () => transferContract(postgresContract, WRONG_FILES.slice(0, 1)));
