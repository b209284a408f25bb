import css from "./field.module.css";
import { errorId, FieldError } from "./field-error.tsx";
import fileCss from "./file-field.module.css";
import { Icon } from "./icon.tsx";

interface FileFieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** File name endings: ".pdf,.doc". */
  accept: string;
  /** What is taken, said before choosing. */
  kinds: string;
  /** "Drop the file here or choose it", "Choose file", "Remove". */
  texts: { drop: string; choose: string; remove: string };
  /** Says beside the label that it may be left out; without it a file is required. */
  optional?: string | undefined;
  error?: string | undefined;
}

/**
 * A file to choose. Without script it is the browser's own control; the forms' script marks the zone with `data-live`,
 * lays the control over all of it (so that it is clicked, dropped on and reached by keyboard as ever) and shows the
 * chosen file's name and size.
 */
export function FileField({ id, name, label, accept, kinds, texts, optional, error }: FileFieldProps) {
  return (
    <div className={`${css.field} ${css.wide}`}>
      <label htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className={css.optional}> ({optional})</span>}
      </label>
      <div className={fileCss.zone} data-zone="">
        <Icon name="document" />
        <div className={fileCss.words}>
          <p id={`${id}-hint`} data-chosen="">
            {kinds}
          </p>
          <p className={fileCss.drop} data-detail="">
            {texts.drop}
          </p>
        </div>
        <span className={fileCss.choose} aria-hidden="true">
          {texts.choose}
        </span>
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          required={optional === undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-hint ${errorId(id)}`}
        />
        <button type="button" className={fileCss.remove} data-remove="" hidden>
          {texts.remove}
        </button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
