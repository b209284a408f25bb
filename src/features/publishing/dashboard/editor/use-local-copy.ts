import { useEffect } from "react";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { CollectionFields } from "../../collection.ts";
import { copyKey, type LocalCopy, readCopy, removeCopy } from "./local-copy.ts";

interface LocalCopyOptions {
  collection: CollectionFields;
  id: number | undefined;
  /** The key of the autosave that the form begins with. */
  draftKey: string;
  /** When the server last stored anything of this item from this account, in ms since 1970; 0 for never. */
  takenAt: number;
  /** Puts the copy into the form. */
  onFound: (copy: LocalCopy) => void;
}

/** Looks once for a copy in this browser that is newer than the server's. An older one is removed. */
export function useLocalCopy({ collection, id, draftKey, takenAt, onFound }: LocalCopyOptions): void {
  const key = copyKey(useStaff().actor?.username ?? "", collection.name, id, draftKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens: later the form is newer than the copy.
  useEffect(() => {
    let isHere = true;
    readCopy(key, collection).then(
      (copy) => {
        if (!isHere) return;
        if (copy !== undefined && copy.at > takenAt) onFound(copy);
        else removeCopy(key);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
}
