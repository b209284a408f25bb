import type { ComponentProps } from "react";
import css from "./button.module.css";

/**
 * The variants of section 2 of the specification: small 130 × 33, medium 176 × 45 px (wider only when a word needs it), and
 * large, which is 56 px high; product and product_detailed are small outlines, job-offer is medium and orange, submit
 * green, cancel an outline in red, so that it does not compete with submit.
 */
export type ButtonVariant =
  | "small"
  | "medium"
  | "large"
  | "primary"
  | "product"
  | "product_detailed"
  | "job-offer"
  | "submit"
  | "cancel";

const CLASSES: Record<ButtonVariant, string | undefined> = {
  small: css.small,
  medium: undefined,
  large: css.large,
  primary: css.signal,
  product: css.small,
  product_detailed: css.small,
  "job-offer": css.signal,
  submit: css.submit,
  cancel: css.cancel,
};

/** Returns the classes of a button variant, for any element. */
export function buttonClass(variant: ButtonVariant): string {
  return [css.button, CLASSES[variant]].filter(Boolean).join(" ");
}

/** A link that looks like a button. */
export function LinkButton({ variant = "medium", ...rest }: ComponentProps<"a"> & { variant?: ButtonVariant }) {
  return <a className={buttonClass(variant)} {...rest} />;
}

/** A button; `type` is "button" by default. */
export function Button({ variant = "medium", ...rest }: ComponentProps<"button"> & { variant?: ButtonVariant }) {
  return <button type="button" className={buttonClass(variant)} {...rest} />;
}
