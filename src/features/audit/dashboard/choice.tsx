import type { ReactNode } from "react";

interface ChoiceProps {
  name: string;
  label: string;
  /** Undefined: none. */
  chosen: string | undefined;
  children: ReactNode;
}

/** Select field of a filter. */
export function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ""}>
        {children}
      </select>
    </div>
  );
}
