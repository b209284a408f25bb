import { Icon } from "#ui/icon.tsx";
import css from "./document-link.module.css";
import { usePage } from "./page-context.tsx";

/** Downloads a document of this site; opens one of another site. The label is followed by the kind of file, if known. */
export function DocumentLink({ address, label }: { address: string; label: string }) {
  const { versioned } = usePage();
  const [, extension] = /\.(\w{2,5})$/.exec(address) ?? [];
  return (
    <a
      className={css.link}
      href={versioned(address)}
      {...(address.startsWith("/") ? { download: "" } : { rel: "noopener" })}
    >
      <Icon name="document" />
      <span>
        {label}
        {extension === undefined ? "" : ` (${extension.toUpperCase()})`}
      </span>
    </a>
  );
}
