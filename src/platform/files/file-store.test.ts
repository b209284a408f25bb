import { describe } from "vitest";
import { inDatabase, onDisk } from "../../../tests/file-places.ts";
import { fileStoreContract } from "../../../tests/file-store-contract.ts";

describe("on the disk", () => fileStoreContract(onDisk));
describe("in PostgreSQL", () => fileStoreContract(inDatabase));
