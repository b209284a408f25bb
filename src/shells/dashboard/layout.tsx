import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { SignIn } from "#features/accounts/sign-in/sign-in.tsx";
import { describeCollection } from "#features/publishing/collection.ts";
import { DashboardCollections } from "#features/publishing/dashboard/collections.ts";
import { DashboardForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { describeForm } from "#features/submissions/form.ts";
import { refusalError } from "#platform/http/refusal.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { preferredLanguage } from "#platform/i18n/preferred-language.ts";
import { Failure } from "#ui/dashboard/failure.tsx";
import { StaffProvider } from "#ui/dashboard/staff-context.tsx";
import type { Route } from "./+types/layout";
import { Frame } from "./frame.tsx";

/** Data of a refusal for the page that shows it. */
interface ErrorData {
  language: Language;
  company: { name: string; shortName: string; logo: string | undefined; icon: string | undefined };
}

/** Pages that do not require a session: the login form, and pages opened from mail links. */
const OPEN = /^\/(?:dashboard|sign-in\/.+)$/;

/**
 * Returns the signed-in account. Without a session the login form is shown: with 200 at /dashboard itself, with 401
 * below it. Each route below checks the session again, as a data request may ask for it alone.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { accounts, company, identity, inbox, collections, forms } = context.get(servicesContext);
  const { refusal } = context.get(visitorContext);
  if (refusal !== undefined) throw refusalError(refusal);
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  // A link in an e-mail belongs to its recipient, regardless of the account that is signed in here.
  const actor = path.startsWith("/sign-in/") ? undefined : await accounts.whoIs(request.headers);
  const record = await company().catch(() => undefined);
  const { logo, icon } = await identity(FALLBACK_LANGUAGE);
  const named = { name: record?.name ?? "", shortName: record?.shortName ?? "", logo, icon };
  if (actor !== undefined) {
    const { name: person, username, role, language } = actor;
    // The page itself reports an unavailable database; the number beside "Messages" must not fail it.
    const late = actor.owesSecondFactor === true ? 0 : await inbox.lateCount().catch(() => 0);
    return {
      actor: { name: person, username, role },
      language,
      company: named,
      late,
      collections: collections.map(describeCollection),
      forms: forms.map(describeForm),
    };
  }
  const language = preferredLanguage(request.headers.get("accept-language"));
  if (!OPEN.test(path)) throw data({ language, company: named }, 401);
  return { actor: undefined, language, company: named, late: 0, collections: [], forms: [] };
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <StaffProvider value={loaderData}>
      <DashboardCollections value={loaderData.collections}>
        <DashboardForms value={loaderData.forms}>
          <Frame>
            <Outlet />
          </Frame>
        </DashboardForms>
      </DashboardCollections>
    </StaffProvider>
  );
}

/** The login form without a session; otherwise a refusal or a failure in the dashboard's design. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const known = useRouteLoaderData<typeof loader>("dashboard");
  const errorData = isRouteErrorResponse(error) ? (error.data as Partial<ErrorData> | null) : null;
  const language = known?.language ?? (isLanguage(errorData?.language) ? errorData.language : documentLanguage());
  const signedOut = isRouteErrorResponse(error) && error.status === 401;
  const value = {
    actor: signedOut ? undefined : known?.actor,
    language,
    company: known?.company ?? errorData?.company ?? { name: "", shortName: "" },
    late: known?.late ?? 0,
  };
  return (
    <StaffProvider value={value}>
      <DashboardCollections value={known?.collections ?? []}>
        <DashboardForms value={known?.forms ?? []}>
          <Frame>{signedOut ? <SignIn ended /> : <Failure error={error} />}</Frame>
        </DashboardForms>
      </DashboardCollections>
    </StaffProvider>
  );
}

function documentLanguage(): Language {
  const lang = import.meta.env.SSR ? undefined : document.documentElement.lang;
  return isLanguage(lang) ? lang : "en";
}
