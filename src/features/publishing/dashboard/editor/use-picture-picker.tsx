import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useState } from "react";
import type { PicturePicker } from "#features/media-library/dashboard/picture-picker.tsx";
import type { LibraryPick } from "./editor-context.tsx";

/** What the dialog was opened for: the maximum number of pictures, and what receives the chosen ones. */
interface Waiting {
  most: number;
  resolve: (picked: readonly LibraryPick[]) => void;
}
type Picker = ComponentType<ComponentProps<typeof PicturePicker>>;

/**
 * Returns the dialog to choose pictures, whose code is fetched when it first opens.
 * @returns the dialog, to be rendered outside of every form, and the function that opens it: see `Editor`
 */
export function usePicturePicker(): {
  picker: ReactNode;
  pickPictures: (most: number) => Promise<readonly LibraryPick[]>;
} {
  const [Picker, setPicker] = useState<Picker>();
  const [waiting, setWaiting] = useState<Waiting>();
  const pickPictures = useCallback(async (most: number) => {
    const loaded = await import("#features/media-library/dashboard/picture-picker.tsx").catch(() => undefined);
    if (loaded === undefined) return [];
    setPicker(() => loaded.PicturePicker);
    return new Promise<readonly LibraryPick[]>((resolve) => setWaiting({ most, resolve }));
  }, []);
  const finish = (picked: readonly LibraryPick[]) => {
    waiting?.resolve(picked);
    setWaiting(undefined);
  };
  const picker =
    Picker === undefined ? null : (
      <Picker open={waiting !== undefined} most={waiting?.most ?? 1} onClose={() => finish([])} onPick={finish} />
    );
  return { picker, pickPictures };
}
