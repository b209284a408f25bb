import css from "./field.module.css";
import { Icon } from "./icon.tsx";

/** Returns the id of a field's error, for its `aria-describedby`. @param id of the field */
export const errorId = (id: string): string => `${id}-error`;

/** A field's error: icon and text. Without an error it is rendered hidden, for the browser's script to fill. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={css.error} id={errorId(id)} hidden={error === undefined}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
