import { BrowserScript } from "#features/submissions/form-kit/browser-script.tsx";
import { formHeaders, receiveForm } from "#features/submissions/form-kit/form-answer.ts";
import { callback } from "#forms/callback/callback.server.ts";
import { CallbackForm } from "#forms/callback/callback-form.tsx";
import { callbackTexts } from "#forms/callback/texts.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import type { Route } from "./+types/page";

export const handle = cacheable();
export const headers = formHeaders;

/** Takes the form of a browser without script: leads to its sender's private page, or shows what is wrong. */
export function action(args: Route.ActionArgs) {
  return receiveForm(callback, args, "/callback");
}

export default function CallbackPage({ actionData }: Route.ComponentProps) {
  const { t, language } = usePage(callbackTexts);
  return (
    <>
      <PageHead title={t("title")} description={t("lead")} shareImage={`/share/${language}/contact.png`} />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("nav.contact"), path: "/contact" }, { title: t("title") }]}
        drawing="/drawings/banner-contact.svg"
      />
      <div className={`wrap grid ${columns.columns}`}>
        <div className={columns.main}>
          <CallbackForm answer={actionData} />
        </div>
      </div>
      <BrowserScript form="callback" />
    </>
  );
}
