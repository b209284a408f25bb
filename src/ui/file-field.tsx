import css from "./field.module.css";
import { errorId, FieldError } from "./field-error.tsx";
import fileCss from "./file-field.module.css";
import { Icon } from "./icon.tsx";

interface FileFieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** File name extensions: ".pdf,.doc". */
  accept: string;
  /** Accepted file types, as shown before choosing. */
  kinds: string;
  /** "Drop the file here or choose a file", "Choose file", "Remove". */
  texts: { drop: string; choose: string; remove: string };
  /** Label suffix of an optional field; without it a file is required. */
  optional?: string | undefined;
  error?: string | undefined;
  /** Several files can be chosen. The script shows them below, in copies of the template. */
  several?: boolean;
}

/**
 * A file field. Without script it is the browser's own control; the forms' script sets `data-live`, stretches the
 * control over the whole zone (so that clicking, dropping and the keyboard work as usual) and shows the chosen file's
 * name and size.
 */
export function FileField({ id, name, label, accept, kinds, texts, optional, error, several = false }: FileFieldProps) {
  return (
    <div className={`${css.field} ${css.wide}`}>
      <label htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className={css.optional}> ({optional})</span>}
      </label>
      <div className={fileCss.zone} data-zone="">
        <Icon name={accept.startsWith("image/") ? "picture" : "document"} />
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
          multiple={several}
          accept={accept}
          required={optional === undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-hint ${errorId(id)}`}
        />
        <button type="button" className={fileCss.remove} data-remove="" hidden>
          {texts.remove}
        </button>
      </div>
      {several ? (
        <>
          <ul className={fileCss.files} data-files="" />
          <template data-row="">
            <li>
              <bdi data-name="" />
              <span className="mono" data-state="" />
              <button type="button" className={fileCss.remove} data-remove-one="">
                {texts.remove}
              </button>
              <progress max={1} value={0} hidden />
            </li>
          </template>
        </>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
