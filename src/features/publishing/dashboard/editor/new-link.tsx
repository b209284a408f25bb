import { useState } from "react";
import { accountsTexts } from "#features/accounts/texts.ts";
import { Button } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import css from "./item-side.module.css";

/** A new preview link to copy: its address is not stored in plain text. @param path on this site */
export function NewLink({ path }: { path: string }) {
  const { links: words } = useTexts(publishingTexts, accountsTexts).editor;
  const [isCopied, setCopied] = useState(false);
  const address = new URL(path, location.href).href;
  // Without the permission to copy, the address can be selected.
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={css.made}>
      <p>{words.once}</p>
      <a className="mono" href={path} target="_blank" rel="noreferrer">
        {address}
      </a>
      <Button variant="small" onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
