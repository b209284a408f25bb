import { Link } from "react-router";
import { type ShownCollection, useCollections } from "#features/publishing/dashboard/collections.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { ExampleItem, GettingStartedState, RemovedExamples } from "../getting-started.ts";
import { gettingStartedTexts } from "../texts.ts";
import { Check, type CheckProps } from "./check.tsx";
import { countedExamples } from "./counted-examples.ts";
import css from "./examples-check.module.css";

/** Remaining example content, with its removal. */
export function ExamplesCheck({ state, answers }: CheckProps & { answers: Answers }) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const collections = useCollections();
  const { examples: words } = texts.gettingStarted;
  const hidden = countedExamples(
    countsOf(
      collections,
      state.examples.filter(({ isPublic }) => !isPublic),
    ),
    collections,
    texts,
    language,
  );
  return (
    <Check step="examples" state={state}>
      {state.left.includes("examples") ? <PublicExamples examples={state.examples} /> : <p>{words.done}</p>}
      {hidden === "" ? null : <p>{fill(words.hidden, { items: hidden })}</p>}
      <Removal state={state} answers={answers} />
    </Check>
  );
}

function countsOf(
  collections: readonly ShownCollection[],
  examples: readonly ExampleItem[],
  links = 0,
): RemovedExamples {
  const items = collections.map(({ name }) => [name, examples.filter(({ kind }) => kind === name).length]);
  return { items: Object.fromEntries(items), links };
}

/** Public examples by kind, with their titles. */
function PublicExamples({ examples }: { examples: readonly ExampleItem[] }) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const collections = useCollections();
  const { examples: words } = texts.gettingStarted;
  const kinds = collections
    .map((collection) => ({
      collection,
      items: examples.filter(({ kind, isPublic }) => kind === collection.name && isPublic),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <p>{words.left}</p>
      <ul className={css.kinds}>
        {kinds.map(({ collection: { name, addresses, words: own }, items }) => (
          <li key={name}>
            <Link to={`/dashboard/${addresses.dashboard}`}>
              {fill(plural(language, own.counted, items.length), { count: items.length })}
            </Link>
          </li>
        ))}
      </ul>
      <details className={css.titles}>
        <summary>{words.show}</summary>
        <ul>
          {kinds.flatMap(({ collection, items }) =>
            items.map(({ kind, id, title, language: written }) => (
              <li key={`${kind}-${id}`}>
                <Link to={`/dashboard/${collection.addresses.dashboard}/${id}`} lang={written}>
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

/** Removal of examples; lists what will be deleted before the confirmation. */
function Removal({ state: { examples, exampleLinks }, answers }: { state: GettingStartedState; answers: Answers }) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const collections = useCollections();
  const { examples: words } = texts.gettingStarted;
  const all = countedExamples(countsOf(collections, examples, exampleLinks), collections, texts, language);
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
