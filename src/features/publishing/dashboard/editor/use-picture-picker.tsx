import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useState } from "react";
import type { PicturePicker } from "#features/media-library/dashboard/picture-picker.tsx";
import type { LibraryPick } from "./editor-context.tsx";

/** Who waits for a picture. */
type Waiting = (picked: LibraryPick | undefined) => void;
type Picker = ComponentType<ComponentProps<typeof PicturePicker>>;

/**
 * The dialog in which pictures are chosen, fetched when it is first asked for.
 * @returns its place, outside of every form, and the way to ask: undefined when none was chosen
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
