import { useState } from "react";
import { Button } from "../button.tsx";
import { useTexts } from "./staff-context.tsx";

/** Copies a text and says whether it succeeded: browsers refuse it without https. */
export function CopyButton({ text }: { text: string }) {
  const { parts } = useTexts();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button variant="small" onClick={copy}>
        {copied === true ? parts.copied : parts.copy}
      </Button>
      <span className={copied === false ? "muted" : "hidden"} role="status">
        {copied === undefined ? "" : copied ? parts.copied : parts.notCopied}
      </span>
    </>
  );
}
