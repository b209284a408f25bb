import { type ReactNode, type SyntheticEvent, useEffect, useId } from "react";
import { useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { useModal } from "#ui/dashboard/confirm-dialog.tsx";
import dialogCss from "#ui/dashboard/dialog.module.css";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { pictureTexts } from "../texts.ts";
import grid from "./library-grid.module.css";
import type { LibraryEntry, LibraryPage } from "./library-page.ts";
import { LibrarySearch } from "./library-search.tsx";
import { PhotoFacts } from "./photo-card.tsx";
import { PickerPages } from "./picker-pages.tsx";
import css from "./picture-picker.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadZone } from "./upload-zone.tsx";

interface PicturePickerProps {
  open: boolean;
  onClose: () => void;
  /** Called with the picture that was chosen or, as the only file, uploaded. The caller closes the dialog. */
  onPick: (picture: LibraryEntry) => void;
}

/** A dialog to choose a picture of the library or to upload one. */
export function PicturePicker(props: PicturePickerProps) {
  const { pictures: t } = useStaff(pictureTexts).texts;
  const dialog = useModal(props.open);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss.dialog} ${css.picker}`}
      aria-labelledby={id}
      // Events of the file controls and of React's own tree bubble to here too.
      onClose={(event) => event.target === event.currentTarget && props.onClose()}
    >
      <div className={css.head}>
        <h2 id={id}>{t.picker.title}</h2>
        <Button variant="small" onClick={props.onClose}>
          {t.picker.close}
        </Button>
      </div>
      {props.open ? <Library onPick={props.onPick} /> : null}
    </dialog>
  );
}

/** The library inside the dialog: fetched when it opens, searched without leaving the page. */
function Library({ onPick }: Pick<PicturePickerProps, "onPick">) {
  const { texts } = useStaff(pictureTexts);
  const { pictures: t } = texts;
  const { submit, data } = useFetcher<LibraryPage>();
  // Sent as POST so that names never appear in addresses or logs. The page around the dialog stays as it is.
  const show = (q: string, page: number) =>
    void submit(
      { picker: "on", q, page },
      { method: "post", action: "/dashboard/pictures", defaultShouldRevalidate: false },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens.
  useEffect(() => show("", 1), []);
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of the editor around it must not be submitted.
    event.stopPropagation();
    show(String(new FormData(event.currentTarget).get("q") ?? ""), 1);
  };
  return (
    <>
      <UploadZone onStored={({ path, alt }, alone) => (alone ? onPick({ path, alt }) : show("", 1))} />
      <form onSubmit={search}>
        <LibrarySearch q={data?.q ?? ""} />
      </form>
      {data === undefined ? <p role="status">{t.picker.loading}</p> : <Found page={data} onPick={onPick} show={show} />}
    </>
  );
}

interface FoundProps extends Pick<PicturePickerProps, "onPick"> {
  page: LibraryPage;
  show: (q: string, page: number) => void;
}

function Found({ page: { q, page, photos, total, drawings }, onPick, show }: FoundProps) {
  const { texts, language } = useStaff(pictureTexts);
  const { pictures: t } = texts;
  return (
    <>
      {photos.length + drawings.length === 0 ? <p role="status">{t.noMatch}</p> : null}
      <ul className={grid.grid}>
        {photos.map((photo) => (
          <li key={photo.key}>
            <Choice onClick={() => onPick({ path: photo.path, alt: photo.alt })}>
              <PhotoFacts photo={photo} />
            </Choice>
          </li>
        ))}
      </ul>
      <PickerPages page={page} total={total} onPage={(other) => show(q, other)} />
      {drawings.length === 0 ? null : <h3>{t.drawings}</h3>}
      <ul className={grid.grid}>
        {drawings.map(({ path, alt }) => (
          <li key={path}>
            <Choice onClick={() => onPick({ path, alt })}>
              <Thumbnail path={path} alt="" />
              <span>{alt[language]}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A picture as a button, named by its text. */
function Choice({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={grid.card} onClick={onClick}>
      {children}
    </button>
  );
}
