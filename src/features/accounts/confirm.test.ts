import { describe } from "vitest";
import { confirmationContract } from "../../../tests/accounts/confirmation-contract.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";

describe("SQLite", () => confirmationContract(sqliteContract));
describe("PostgreSQL", () => confirmationContract(postgresContract));
