import { data, redirect } from "react-router";
import { visitorContext } from "#platform/http/site-context.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { filesText } from "../api/present-receipt.ts";
import { BrowserScript } from "../form-kit/browser-script.tsx";
import type { OwnSubmission } from "../own-submissions.server.ts";
import { readWords } from "../read-words.ts";
import { refusalStatus, refusalText } from "../refusal-texts.ts";
import { submissionTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { readChoice } from "./choice.ts";
import { StatusDetails } from "./details.tsx";
import { formAt } from "./form-at.ts";
import { FILE_NOTICES, laterFiles } from "./later-files.ts";
import type { RefusedMessage } from "./messages.tsx";
import { stageLabel, statusTexts, wordsOfStates } from "./status-texts.ts";

/**
 * A message of 5,000 characters, each written as `%F0%9F%98%80`, and the other fields. A form whose files can follow
 * raises these limits (`formHandles`).
 */
export const handle = { body: { bytes: 64 * 1024, seconds: 60 } };

/**
 * Loads the submission of a token; status 404 for an unknown token. All responses here, errors included, get headers
 * against caching, indexing and referrers (`private-answer.ts`).
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { submissions, storage, forms, language, path, searchParams } = siteContext(context, request);
  const { form, page } = formAt(forms, path);
  const shown = { folder: form.texts.folder, drawing: page.drawing, parent: page.parent(language) };
  const submission = await submissions.findOwn(form, params.token, language);
  if (submission === undefined) return data({ ...shown, found: undefined }, { status: 404 });
  const { fields, retention } = form;
  const words = await readWords(storage, form, language);
  const found = {
    submission,
    fields,
    stage: stageLabel(form, submission.state, language),
    stateText: wordsOfStates(form, language, words)?.[submission.state],
    renewable: "field" in retention ? { field: retention.field, ...retention.asked(words, language) } : undefined,
    saved: searchParams.has("saved"),
    later: laterFiles(form, submission),
    fileNotice: FILE_NOTICES.find((notice) => notice === searchParams.get("files")),
    written: searchParams.has("written"),
    sent: searchParams.has("sent") ? path : undefined,
    requestKey: keyAfter(submission),
  };
  return data({ ...shown, found });
}

/**
 * Changes the retention of a submission, erases it, or adds files or a message to it. Requests from other sites are
 * refused before.
 */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { submissions, forms, language, path, searchParams } = siteContext(context, request);
  const { form } = formAt(forms, path);
  // The body of an unknown link is not read: the limits of this route can be those of photos.
  if ((await submissions.findOwn(form, params.token, language)) === undefined) return null;
  const field = searchParams.get("add");
  if (field !== null) {
    const { address } = context.get(visitorContext);
    const receipt = await submissions.addFiles(form, field, params.token, request, { address, language });
    if (receipt.kind === "stored") {
      const notice = receipt.undecoded > 0 ? "later" : "added";
      return redirect(localizedPath(`${path}?files=${notice}#files`, language), 303);
    }
    const { status, text } = filesText(form, field, receipt);
    return data(answerWith({ refused: { field, text } }), { status });
  }
  const choice = await readChoice(form, request);
  const to = (notice: string) => redirect(localizedPath(`${path}?${notice}=1#${notice}`, language), 303);
  switch (choice.kind) {
    case "erase": {
      if (!choice.sure) return data(answerWith({ unsure: true }), { status: 422 });
      const erased = await submissions.eraseOwn(form, params.token);
      return erased === undefined ? null : data(answerWith({ erased }), { status: 200 });
    }
    case "renew":
      return (await submissions.changeOwn(form, params.token, choice.values)) ? to("saved") : null;
    case "write": {
      const { address } = context.get(visitorContext);
      const result = await submissions.writeOwn(form, params.token, choice, address);
      if (result.kind === "written") return to("written");
      if (result.kind === "unknown") return null;
      const t = submissionTexts.site(language);
      const { requestKey, text: typed } = choice;
      if (result.kind === "invalid") {
        const error = result.error && t(`forms.errors.${result.error.id}`, { max: result.error.max ?? "" });
        return data(answerWith({ message: { requestKey, typed, error, refusal: undefined } }), { status: 422 });
      }
      const { status, retryAfterS } = result.kind === "full" ? FULL : refusalStatus(result);
      const refusal = result.kind === "full" ? t("status.full") : refusalText(result, t);
      return data(answerWith({ message: { requestKey, typed, error: undefined, refusal } }), {
        status,
        headers: retryAfterS === undefined ? {} : { "retry-after": String(retryAfterS) },
      });
    }
  }
}

/** Returns the key of the next message; with its text, it recognises a repeated request. */
const keyAfter = ({ thread }: OwnSubmission) => `written-after-${Math.max(0, ...thread.map(({ id }) => id))}`;

/** No further message is accepted. */
const FULL = { status: 409, retryAfterS: undefined };

/** What a choice came to that is not a redirect. */
interface ChoiceAnswer {
  /** Erasure was requested without the confirmation. */
  unsure: boolean;
  /** Reference of the erased submission. */
  erased: string | undefined;
  /** Why files were refused. */
  refused: { field: string; text: string } | undefined;
  /** A message that was not stored. */
  message: RefusedMessage | undefined;
}

const answerWith = (answer: Partial<ChoiceAnswer>): ChoiceAnswer => ({
  ...{ unsure: false, erased: undefined, refused: undefined, message: undefined },
  ...answer,
});

/** Passes on the headers of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** The sender's private page: state, messages, values, retention and erasure of a submission. */
export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { folder, found, parent, drawing } = loaderData;
  const { t } = usePage(statusTexts(folder), submissionTexts);
  const erased = actionData?.erased;
  const gone = found === undefined;
  const title = t(erased !== undefined ? "status.erasedTitle" : gone ? "status.goneTitle" : "status.title");
  const lead =
    erased !== undefined ? t("status.erasedText", { reference: erased }) : t(gone ? "status.goneText" : "status.lead");
  return (
    <>
      <PageHead title={title} description={t("status.lead")} hidden />
      <DrawingBanner title={title} lead={lead} crumbs={[parent, { title: t("status.title") }]} drawing={drawing} />
      {erased !== undefined || found === undefined ? null : (
        <>
          <StatusDetails
            {...found}
            folder={folder}
            unsure={actionData?.unsure === true}
            refused={actionData?.refused}
            refusedMessage={actionData?.message}
          />
          {found.later.length > 0 ? <BrowserScript form={folder.slice(folder.lastIndexOf("/") + 1)} /> : null}
        </>
      )}
    </>
  );
}
