import type { ContactReceipt, Sender } from "#features/submissions/receipt.server.ts";
import {
  arrivalOf,
  languageOf,
  type ReceiverOptions,
  unavailableStatus,
} from "#features/submissions/receive.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import { checkContact, contactValues } from "./contact-form.ts";

/** Makes the function that takes in contact messages: read, count, check, keep; each refusal says why. */
export function messageReceiver(options: ReceiverOptions) {
  const { storage, limits, log, onKept } = options;
  return async (request: Request, sender: Sender): Promise<ContactReceipt> => {
    const { fields } = await readForm(request);
    const values = contactValues(fields);
    const common = { language: languageOf(fields, sender), values };
    try {
      const place = await limits.admit("contact", sender.address);
      if (place.kind === "limited") return { ...common, ...place };
      const checked = checkContact(values);
      if (!checked.ok) {
        await place.refused();
        return { ...common, kind: "invalid", errors: checked.errors };
      }
      const arrival = arrivalOf(fields, ["message", ...Object.values(checked.message)], sender, options);
      const kept = await storage.messages.keep(checked.message, arrival).catch(async (error: unknown) => {
        await place.released();
        throw error;
      });
      if (kept.isNew) log.info({ reference: kept.reference, suspectedSpam: arrival.suspectedSpam }, "message kept");
      else await place.released();
      onKept();
      return { ...common, kind: "kept", reference: kept.reference };
    } catch (error) {
      const status = unavailableStatus(error);
      if (status === undefined) throw error;
      log.error({ status, err: error }, "a message could not be kept");
      return { ...common, kind: "unavailable", status };
    }
  };
}
