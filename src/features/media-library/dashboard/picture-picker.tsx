import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import { fill } from "#platform/i18n/texts.ts";
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
  /** Maximum number of pictures. One is picked at once; several are marked first, uploads too. */
  most: number;
  onClose: () => void;
  /** Called with the pictures that were chosen or uploaded. The caller closes the dialog. */
  onPick: (pictures: readonly LibraryEntry[]) => void;
}

/** A dialog to choose pictures of the library or to upload some. */
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
        <h2 id={id}>{props.most === 1 ? t.picker.title : t.picker.titleSeveral}</h2>
        <Button variant="small" onClick={props.onClose}>
          {t.picker.close}
        </Button>
      </div>
      {props.open ? <Library most={props.most} onPick={props.onPick} /> : null}
    </dialog>
  );
}

/** The library inside the dialog: fetched when it opens, searched without leaving the page. */
function Library({ most, onPick }: Pick<PicturePickerProps, "most" | "onPick">) {
  const { texts } = useStaff(pictureTexts);
  const { pictures: t } = texts;
  const [chosen, setChosen] = useState<readonly LibraryEntry[]>([]);
  const mark = (picture: LibraryEntry) =>
    setChosen((before) => {
      const others = before.filter(({ path }) => path !== picture.path);
      return others.length < before.length ? others : [...before, picture].slice(0, most);
    });
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
      <UploadZone
        onStored={({ path, alt }, alone) => {
          if (alone && most === 1) return onPick([{ path, alt }]);
          if (most > 1) mark({ path, alt });
          show("", 1);
        }}
      />
      <form onSubmit={search}>
        <LibrarySearch q={data?.q ?? ""} />
      </form>
      {data === undefined ? (
        <p role="status">{t.picker.loading}</p>
      ) : (
        <Found
          page={data}
          onPick={(picture) => (most === 1 ? onPick([picture]) : mark(picture))}
          chosen={most === 1 ? undefined : chosen}
          isFull={chosen.length >= most}
          show={show}
        />
      )}
      {most === 1 ? null : (
        <div className={css.chosen}>
          <p role="status">{fill(t.picker.chosen, { count: chosen.length, max: most })}</p>
          <Button variant="submit" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
            {t.picker.add}
          </Button>
        </div>
      )}
    </>
  );
}

interface FoundProps {
  page: LibraryPage;
  onPick: (picture: LibraryEntry) => void;
  /** The marked pictures; undefined where the first one is picked. */
  chosen: readonly LibraryEntry[] | undefined;
  /** Whether no further one can be marked. */
  isFull: boolean;
  show: (q: string, page: number) => void;
}

function Found({ page: { q, page, photos, total, drawings }, onPick, chosen, isFull, show }: FoundProps) {
  const { texts, language } = useStaff(pictureTexts);
  const { pictures: t } = texts;
  const choiceOf = ({ path, alt }: LibraryEntry) => {
    const isChosen = chosen?.some((one) => one.path === path);
    return { isChosen, disabled: isChosen === false && isFull, onClick: () => onPick({ path, alt }) };
  };
  return (
    <>
      {photos.length + drawings.length === 0 ? <p role="status">{t.noMatch}</p> : null}
      <ul className={grid.grid}>
        {photos.map((photo) => (
          <li key={photo.key}>
            <Choice {...choiceOf(photo)}>
              <PhotoFacts photo={photo} />
            </Choice>
          </li>
        ))}
      </ul>
      <PickerPages page={page} total={total} onPage={(other) => show(q, other)} />
      {drawings.length === 0 ? null : <h3>{t.drawings}</h3>}
      <ul className={grid.grid}>
        {drawings.map((drawing) => (
          <li key={drawing.path}>
            <Choice {...choiceOf(drawing)}>
              <Thumbnail path={drawing.path} alt="" />
              <span>{drawing.alt[language]}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  /** Whether it is marked; undefined where the first one is picked. */
  isChosen: boolean | undefined;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A picture as a button, named by its text. */
function Choice({ isChosen, disabled, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`${grid.card} ${css.choice}`}
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
