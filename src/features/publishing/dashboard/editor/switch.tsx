import { useId } from "react";
import css from "./previews.module.css";

interface SwitchProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; lang?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice between a few options in one row. */
export function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className={css.switch}>
      <legend className="hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            className="hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
