import { namedLine } from "#features/publishing/named-line.ts";
import line from "#ui/site/line-beside.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { SectionHead } from "#ui/site/section-head.tsx";
import { STEPS } from "./about.ts";
import css from "./process.module.css";

interface ProcessProps {
  heading: string;
  paragraphs: readonly string[];
  /** "Survey: We record what is installed." */
  steps: readonly string[];
}

/** The steps of a job, from the survey to the documents, drawn on one line. */
export function Process({ heading, paragraphs, steps }: ProcessProps) {
  const { versioned } = usePage();
  return (
    <section className={`deep ${css.process}`} aria-labelledby="process">
      <div className="wrap">
        <SectionHead id="process" title={heading} lead={paragraphs.join(" ")} />
        <ol className={css.steps}>
          {steps.map(namedLine).map(({ name, detail }, i) => (
            <li key={name}>
              <span className={`${line.line} ${css.art}`}>
                <img src={versioned(`/drawings/step-${STEPS[i]}.svg`)} alt="" width={216} height={168} loading="lazy" />
              </span>
              <h3>{name}</h3>
              <p className="muted">{detail}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
