import { Link } from "react-router";
import { ITEM_KINDS, staffFolder } from "#features/publishing/kinds.ts";
import { transferTexts } from "#features/transfer/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { ExampleItem, FirstDaysState, RemovedExamples } from "../first-days.ts";
import { firstDaysTexts } from "../texts.ts";
import { Check, type CheckProps } from "./check.tsx";
import { countedExamples } from "./counted-examples.ts";
import css from "./examples-check.module.css";

/** Example content that is still there, and how to be rid of it. */
export function ExamplesCheck({ state, answers }: CheckProps & { answers: Answers }) {
  const { language, texts } = useStaff(firstDaysTexts, transferTexts);
  const { examples: words } = texts.firstDays;
  const hidden = countedExamples(countsOf(state.examples.filter(({ isPublic }) => !isPublic)), texts, language);
  return (
    <Check day="examples" state={state}>
      {state.left.includes("examples") ? <PublicExamples examples={state.examples} /> : <p>{words.done}</p>}
      {hidden === "" ? null : <p>{fill(words.hidden, { items: hidden })}</p>}
      <Removal state={state} answers={answers} />
    </Check>
  );
}

function countsOf(examples: readonly ExampleItem[], links = 0): RemovedExamples {
  const items = ITEM_KINDS.map((kind) => [kind, examples.filter((example) => example.kind === kind).length]);
  return { items: Object.fromEntries(items) as RemovedExamples["items"], links };
}

/** The public ones, by kind, with their titles at hand. */
function PublicExamples({ examples }: { examples: readonly ExampleItem[] }) {
  const { language, texts } = useStaff(firstDaysTexts, transferTexts);
  const { examples: words } = texts.firstDays;
  const kinds = ITEM_KINDS.map((kind) => ({
    kind,
    items: examples.filter((example) => example.kind === kind && example.isPublic),
  })).filter(({ items }) => items.length > 0);
  return (
    <>
      <p>{words.left}</p>
      <ul className={css.kinds}>
        {kinds.map(({ kind, items }) => (
          <li key={kind}>
            <Link to={`/dashboard/${staffFolder(kind)}`}>
              {fill(plural(language, texts.transfer.kinds[kind], items.length), { count: items.length })}
            </Link>
          </li>
        ))}
      </ul>
      <details className={css.titles}>
        <summary>{words.show}</summary>
        <ul>
          {kinds.flatMap(({ items }) =>
            items.map(({ kind, id, title }) => (
              <li key={`${kind}-${id}`}>
                <Link to={`/dashboard/${staffFolder(kind)}/${id}`} lang="en">
                  {title}
                </Link>
              </li>
            )),
          )}
        </ul>
      </details>
    </>
  );
}

/** Says what would be deleted before it is: the button opens that first. */
function Removal({ state: { examples, exampleLinks }, answers }: { state: FirstDaysState; answers: Answers }) {
  const { language, texts } = useStaff(firstDaysTexts, transferTexts);
  const { examples: words } = texts.firstDays;
  const all = countedExamples(countsOf(examples, exampleLinks), texts, language);
  if (all === "") return null;
  return (
    <details className={css.removal}>
      <summary className={buttonClass("medium")}>{words.remove}</summary>
      <div>
        <p>{fill(words.removeWhat, { items: all })}</p>
        <PartForm answers={answers} intent="remove-examples" submit={words.removeYes} variant="cancel">
          {null}
        </PartForm>
      </div>
    </details>
  );
}
