import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { publishingContract } from "../../../tests/publishing/publishing-contract.ts";

describe("SQLite", () => publishingContract(sqliteContract));
describe("PostgreSQL", () => publishingContract(postgresContract));
