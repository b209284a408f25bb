import { type ReactNode, useContext } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { StaffBrand } from "#ui/dashboard/staff-brand.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { DocumentPartsContext } from "#ui/document-parts.ts";
import { accountsTexts } from "../texts.ts";
import css from "./sign-in.module.css";
import { WaveDrawing } from "./wave-drawing.tsx";

/** Layout of pages before signing in: text and form at the left, the drawing at the right. */
export function SignInScreen({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const { language, texts } = useStaff(accountsTexts);
  const { shell, signIn } = texts;
  const { versioned } = useContext(DocumentPartsContext);
  return (
    <div className={css.screen} lang={language}>
      <title>{fill(shell.title, { title })}</title>
      <meta name="robots" content="noindex" />
      <div className={css.left}>
        <StaffBrand />
        <div className={css.form}>
          <h1>{title}</h1>
          <p className="muted">{lead}</p>
          {children}
        </div>
        <p className="mono muted">
          <a href="/">{signIn.back}</a>
        </p>
      </div>
      <WaveDrawing />
      {import.meta.env.PROD ? (
        <script src={versioned("/assets/sign-in.js")} defer />
      ) : (
        <script src="/src/features/accounts/sign-in/enhance-sign-in.ts" type="module" />
      )}
    </div>
  );
}
