import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useState } from "react";
import type { PicturePicker } from "#features/media-library/dashboard/picture-picker.tsx";
import type { LibraryPick } from "./editor-context.tsx";

/** Receives the chosen picture. */
type Waiting = (picked: LibraryPick | undefined) => void;
type Picker = ComponentType<ComponentProps<typeof PicturePicker>>;

/**
 * Returns the dialog to choose a picture, whose code is fetched when it first opens.
 * @returns the dialog, to be rendered outside of every form, and the function that opens it: undefined when none was chosen
 */
export function usePicturePicker(): { picker: ReactNode; pickPicture: () => Promise<LibraryPick | undefined> } {
  const [Picker, setPicker] = useState<Picker>();
  const [waiting, setWaiting] = useState<Waiting>();
  const pickPicture = useCallback(async () => {
    const loaded = await import("#features/media-library/dashboard/picture-picker.tsx").catch(() => undefined);
    if (loaded === undefined) return undefined;
    setPicker(() => loaded.PicturePicker);
    return new Promise<LibraryPick | undefined>((resolve) => setWaiting(() => resolve));
  }, []);
  const finish = (picked: LibraryPick | undefined) => {
    waiting?.(picked);
    setWaiting(undefined);
  };
  const picker =
    Picker === undefined ? null : (
      <Picker open={waiting !== undefined} onClose={() => finish(undefined)} onPick={finish} />
    );
  return { picker, pickPicture };
}
