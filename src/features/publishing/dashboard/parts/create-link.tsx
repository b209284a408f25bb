import { Link } from "react-router";
import { type ButtonVariant, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCollection } from "../collections.ts";

/** A link to an empty form of a collection. */
export function CreateLink({ kind, variant = "medium" }: { kind: string; variant?: ButtonVariant }) {
  const { addresses, words } = useCollection(kind);
  return (
    <Link className={buttonClass(variant)} to={`/dashboard/${addresses.dashboard}/create`}>
      <Icon name="plus" />
      {words.create}
    </Link>
  );
}
