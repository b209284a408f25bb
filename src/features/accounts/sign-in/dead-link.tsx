import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";
import css from "./sign-in.module.css";
import { SignInScreen } from "./sign-in-screen.tsx";

/** Page of a link that was used, replaced or has expired. */
export function DeadLink({ kind }: { kind: "invitation" | "reset" | "setUp" }) {
  const { links, signIn } = useTexts(accountsTexts);
  return (
    <SignInScreen title={links.goneTitle} lead={links[kind].gone}>
      <p className={css.ways}>
        {kind === "reset" ? (
          <a className={buttonClass("submit")} href="/sign-in/forgotten">
            {links.newLink}
          </a>
        ) : null}
        <a className={buttonClass("medium")} href="/dashboard">
          {signIn.title}
        </a>
      </p>
    </SignInScreen>
  );
}
