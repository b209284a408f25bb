import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { personalDataContract } from "../../../tests/personal-data/personal-data-contract.ts";

describe("SQLite", () => personalDataContract(sqliteContract));
describe("PostgreSQL", () => personalDataContract(postgresContract));
