import { data } from "react-router";
import type { ItemKind } from "#content/publishing/kinds.ts";
import { failureId } from "#server/errors.ts";
import type { OpenItem } from "#server/publishing/publishing.ts";
import { noteFailure } from "../../middleware/note-failure.ts";
import { type StaffArgs, staffContext } from "../../middleware/staff.ts";
import type { DamagedItem } from "../layout/failure.tsx";

/**
 * Opens an item for its page; undefined when there is none. Throws a `DamagedItem` with 500 when it cannot be read.
 * @param key the autosave to open, if it is there
 */
export async function openItem<K extends ItemKind>(
  args: StaffArgs,
  kind: K,
  id: number,
  key?: string,
): Promise<OpenItem<K> | undefined> {
  const { publishing, actor } = await staffContext(args);
  try {
    return await publishing.open(actor, kind, id, key);
  } catch (error) {
    if (failureId(error) !== "unreadable-record") throw error;
    throw data({ damagedLogId: noteFailure(error, args).logId } satisfies DamagedItem, 500);
  }
}
