import { pino } from "pino";
import { type Delivery, type DeliveryOptions, startDelivery } from "#features/outbox/delivery.server.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { defaultWords } from "./default-words.ts";
import { exampleEncrypter } from "./example-mails.ts";
import { type MemoryLeases, type MemoryOutbox, memoryLeases, memoryOutbox } from "./memory-outbox.ts";

/** A line of the log. */
export interface LogLine {
  level: number;
  msg: string;
  [key: string]: unknown;
}

/** A delivery under test with all it works with. */
export interface RunningDelivery extends Delivery {
  outbox: MemoryOutbox;
  leases: MemoryLeases;
  lines: LogLine[];
}

/** Times short enough for tests, in ms. */
const TEST_TIMES = {
  poll: 5,
  lease: 5_000,
  renew: 1_000,
  connection: 2_000,
  greeting: 2_000,
  answer: 2_000,
  wholeTry: 5_000,
  missingAddress: 5,
  stop: 5_000,
};

/** Starts a delivery to a server, by default with three tries and hardly a wait between them. */
export function runDelivery({
  smtpUrl,
  times,
  outbox = memoryOutbox(),
  leases = memoryLeases(),
  ...options
}: Partial<Omit<DeliveryOptions, "outbox" | "leases">> & {
  smtpUrl: string | undefined;
  outbox?: MemoryOutbox;
  leases?: MemoryLeases;
}): RunningDelivery {
  const lines: LogLine[] = [];
  const delivery = startDelivery({
    contentOf: mailContentOf,
    outbox,
    leases,
    mail: { smtpUrl, from: undefined },
    notifications: async () => ({ messages: [], applications: [], health: ["it@example.com"] }),
    company: async () => exampleCompany,
    words: async () => defaultWords,
    publicUrl: "https://www.example.com",
    decryptToken: exampleEncrypter.decrypt,
    log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    schedule: [1, 1],
    times: { ...TEST_TIMES, ...times },
    ...options,
  });
  return { ...delivery, outbox, leases, lines };
}
