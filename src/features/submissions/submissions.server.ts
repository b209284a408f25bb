import { messageReceiver } from "#forms/contact/receive-message.server.ts";
import { ownApplications } from "#forms/job-application/own-application.server.ts";
import { applicationReceiver } from "#forms/job-application/receive-application.server.ts";
import type { Sealer } from "#platform/crypto/seal.server.ts";
import type { Submissions } from "./receipt.server.ts";
import type { ReceiverOptions } from "./receive.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Where a clamd listens that looks at each CV, as `net.connect` takes it; undefined for none. */
    clamd: { host: string; port: number } | { path: string } | undefined;
    /** Where script reports the time: a form that was filled in fewer seconds is suspected spam; 0 for none. */
    minFillSeconds: number;
  }
}

/** Joins the parts that take in what visitors send and let applicants look after it. */
export function createSubmissions(options: ReceiverOptions & { sealer: Sealer }): Submissions {
  return {
    receiveMessage: messageReceiver(options),
    receiveApplication: applicationReceiver(options),
    ...ownApplications({ ...options, onErased: options.onKept }),
  };
}
