import { type ClipboardEvent, type DragEvent, useEffect, useId, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { PICTURE_MAX_BYTES, PICTURE_MAX_MEGABYTES, PICTURE_MAX_MEGAPIXELS } from "../picture-limits.ts";
import type { UploadedPicture } from "../pictures.server.ts";
import { pictureTexts } from "../texts.ts";
import { UploadList } from "./upload-list.tsx";
import css from "./upload-zone.module.css";
import { useUploads } from "./use-uploads.ts";

/** The kinds of files that browsers offer. An iPhone converts HEIC to JPEG when HEIC is not among them. */
const ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/**
 * Accepts pictures, several at once: dropped on it, pasted anywhere on the page, chosen, or from the camera.
 * @param onStored called for each as soon as it is stored; `alone`: it was not one of several
 */
export function UploadZone({ onStored }: { onStored: (picture: UploadedPicture, alone: boolean) => void }) {
  const { pictures: t } = useTexts(pictureTexts);
  const uploads = useUploads<UploadedPicture>({
    path: "/dashboard/pictures/upload",
    maxBytes: PICTURE_MAX_BYTES,
    tooLarge: "too-large",
    onStored,
  });
  const [over, setOver] = useState(false);
  const hint = useId();
  usePaste(uploads.add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  const values = { megabytes: PICTURE_MAX_MEGABYTES, megapixels: PICTURE_MAX_MEGAPIXELS };
  return (
    <section className={css.upload} aria-label={t.upload}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the controls inside. */}
      <div
        className={css.zone}
        data-over={over ? "" : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="picture" />
        <div className={css.words}>
          <p>{t.drop}</p>
          <p className={css.hint} id={hint}>
            {fill(t.kinds, values)}
          </p>
        </div>
        <Choose words={t.choose} describedBy={hint} onFiles={uploads.add} multiple />
        <Choose words={t.camera} describedBy={hint} onFiles={uploads.add} capture="environment" place={css.camera} />
      </div>
      <UploadList uploads={uploads} />
    </section>
  );
}

interface ChooseProps {
  words: string;
  describedBy: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  capture?: "environment";
  place?: string | undefined;
}

/** The browser's file control, styled as a button. */
function Choose({ words, describedBy, onFiles, multiple = false, capture, place }: ChooseProps) {
  return (
    <label className={place === undefined ? css.choose : `${css.choose} ${place}`}>
      {words}
      <input
        type="file"
        accept={ACCEPT}
        multiple={multiple}
        capture={capture}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}

/** Handles pictures that are pasted anywhere on the page; pasting text into a field stays as it is. */
function usePaste(onFiles: (files: File[]) => void) {
  useEffect(() => {
    const paste = ({ clipboardData }: Pick<ClipboardEvent, "clipboardData"> | globalThis.ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter((file) => file.type.startsWith("image/"));
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
