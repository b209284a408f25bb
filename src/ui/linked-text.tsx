interface LinkedTextProps {
  /** With the words of the link in brackets: "I accept the [terms and conditions]". */
  text: string;
  href: string;
  /** Read out after the words of the link, not shown: it opens beside the form, which stays as it is. */
  newTab: string;
}

/** A sentence with a link in it, wherever its language has the words. */
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
