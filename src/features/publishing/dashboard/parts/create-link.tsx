import { Link } from "react-router";
import { type ButtonVariant, buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { type ItemKind, staffFolder } from "../../kinds.ts";
import { publishingTexts } from "../../texts.ts";

/** The way to an empty form of a kind. */
export function CreateLink({ kind, variant = "medium" }: { kind: ItemKind; variant?: ButtonVariant }) {
  const { list } = useTexts(publishingTexts);
  return (
    <Link className={buttonClass(variant)} to={`/dashboard/${staffFolder(kind)}/create`}>
      <Icon name="plus" />
      {list.create[kind]}
    </Link>
  );
}
