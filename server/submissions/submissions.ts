import type { Sealer } from "../mail/seal.ts";
import { ownApplications } from "./own-application.ts";
import type { Submissions } from "./receipt.ts";
import type { ReceiverOptions } from "./receive.ts";
import { applicationReceiver } from "./receive-application.ts";
import { messageReceiver } from "./receive-message.ts";

/** Joins the parts that take in what visitors send and let applicants look after it. */
export function createSubmissions(options: ReceiverOptions & { sealer: Sealer }): Submissions {
  return {
    receiveMessage: messageReceiver(options),
    receiveApplication: applicationReceiver(options),
    ...ownApplications({ ...options, onErased: options.onKept }),
  };
}
