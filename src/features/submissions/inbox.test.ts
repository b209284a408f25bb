import { describe } from "vitest";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { inboxContract } from "../../../tests/inbox/inbox-contract.ts";

describe("SQLite", () => inboxContract(sqliteContract));
describe("PostgreSQL", () => inboxContract(postgresContract));
