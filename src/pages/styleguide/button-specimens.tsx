import { Button, type ButtonVariant, LinkButton } from "#ui/button.tsx";
import css from "./button-specimens.module.css";
import { Specimen } from "./specimen.tsx";

/** Every variant with its size in pixels and its use. */
const VARIANTS: Record<ButtonVariant, { size: string; use: string }> = {
  small: { size: "130 × 33", use: "in rows" },
  medium: { size: "176 × 45", use: "the usual one" },
  large: { size: "240 × 56", use: "alone on a band" },
  primary: { size: "176 × 45", use: "once in a view" },
  product: { size: "130 × 33", use: "on product cards" },
  product_detailed: { size: "130 × 33", use: "on product pages" },
  "job-offer": { size: "176 × 45", use: "for a CV" },
  submit: { size: "176 × 45", use: "sends a form" },
  cancel: { size: "176 × 45", use: "gives a form up" },
};

/** All variants as link and as button, disabled, and with a long German label. */
export function ButtonSpecimens() {
  return (
    <Specimen
      name="Button, LinkButton"
      file="src/ui/button.tsx"
      note="Sizes are the least ones: a long label makes a button wider. A link is never disabled; leave it out instead."
      layout="wide"
    >
      <ul className={css.variants}>
        {(Object.keys(VARIANTS) as ButtonVariant[]).map((variant) => (
          <li key={variant}>
            <div>
              <p className="mono">{variant}</p>
              <p className={`muted ${css.use}`}>
                {VARIANTS[variant].size}, {VARIANTS[variant].use}
              </p>
            </div>
            <LinkButton variant={variant} href="#buttons">
              Link
            </LinkButton>
            <Button variant={variant}>Button</Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} lang="de">
              Initiativbewerbung einreichen
            </Button>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
