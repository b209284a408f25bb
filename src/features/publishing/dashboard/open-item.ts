import { data } from "react-router";
import { type StaffArgs, staffContext } from "#features/accounts/staff.ts";
import { failureId } from "#platform/http/errors.server.ts";
import { noteFailure } from "#platform/http/note-failure.ts";
import type { DamagedItem } from "#ui/dashboard/failure.tsx";
import type { OpenItem } from "../publishing.server.ts";

/**
 * Opens an item for its page; undefined when there is none. Throws a `DamagedItem` with 500 when it cannot be read.
 * @param key the autosave to open, if it exists
 */
export async function openItem(args: StaffArgs, kind: string, id: number, key?: string): Promise<OpenItem | undefined> {
  const { publishing, actor } = await staffContext(args);
  try {
    return await publishing.open(actor, kind, id, key);
  } catch (error) {
    if (failureId(error) !== "unreadable-record") throw error;
    throw data({ damagedLogId: noteFailure(error, args).logId } satisfies DamagedItem, 500);
  }
}
