import { staffContext } from "#features/accounts/staff.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { settingsTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { ContactSection } from "./contact-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { LegalSection } from "./legal-section.tsx";
import { NavigationSection } from "./navigation-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PartLinks } from "./part-links.tsx";
import { PlaceSection } from "./place-section.tsx";
import { storedParts } from "./read-settings.ts";
import { RetentionSection } from "./retention-section.tsx";
import { settingsAction } from "./settings-action.ts";
import { SocialSection } from "./social-section.tsx";

/** Loads all settings; for admins. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, settings } = await staffContext(args, "admin");
  return storedParts(await settings.read(actor));
}

export const action = (args: Route.ActionArgs) => settingsAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Returns the headers of the action's response. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function SettingsPage({ loaderData: { parts, examples } }: Route.ComponentProps) {
  const { settings } = useTexts(settingsTexts);
  return (
    <div className="wrap">
      <PageHead title={settings.title} />
      <PartLinks />
      <IdentitySection stored={parts.identity} examples={examples} />
      <LegalSection stored={parts.legal} />
      <ContactSection stored={parts.contact} />
      <PlaceSection stored={parts.place} />
      <SocialSection stored={parts.social} />
      <NotificationsSection stored={parts.notifications} />
      <RetentionSection stored={parts.retention} />
      <NavigationSection stored={parts.navigation} />
    </div>
  );
}
