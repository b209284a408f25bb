import { describe } from "vitest";
import { confirmationContract } from "../../../tests/accounts/confirmation-contract.ts";
import { sqliteContract } from "../../../tests/contract-databases.ts";

// Its queries are the same on PostgreSQL, on which accounts and publishing are tested too.
describe("SQLite", () => confirmationContract(sqliteContract));
