import css from "./terms-document.module.css";

interface TermsSection {
  /** Its anchor. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  list: readonly string[];
}

/** One document of the page: its heading, and its numbered sections, each with an anchor. */
export function TermsDocument({
  id,
  heading,
  sections,
}: {
  id: string;
  heading: string;
  sections: readonly TermsSection[];
}) {
  return (
    <article className={css.document} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {sections.map((section, i) => (
        <section key={section.id} aria-labelledby={section.id}>
          <span className="mono muted">{i + 1}</span>
          <h3 id={section.id}>{section.heading}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list.length === 0 ? null : (
            <ul>
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
