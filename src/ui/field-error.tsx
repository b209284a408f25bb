import css from "./field.module.css";
import { Icon } from "./icon.tsx";

/** The id of the place for a field's error, for its `aria-describedby`. @param id of the field */
export const errorId = (id: string): string => `${id}-error`;

/** What is wrong with a field: icon and text. Without an error it is there, hidden, for the browser's script to fill. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p className={css.error} id={errorId(id)} hidden={error === undefined}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  );
}
