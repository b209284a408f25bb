interface LinkedTextProps {
  /** The link text is in brackets: "I accept the [terms and conditions]". */
  text: string;
  href: string;
  /** Hidden text after the link for screen readers: it opens a new tab, and the form stays. */
  newTab: string;
}

/** A sentence that contains a link. */
export function LinkedText({ text, href, newTab }: LinkedTextProps) {
  const [before = "", words = "", after = ""] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener">
        {words}
        <span className="hidden"> ({newTab})</span>
      </a>
      {after}
    </>
  );
}
