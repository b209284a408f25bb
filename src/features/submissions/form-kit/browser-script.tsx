import { usePage } from "#ui/site/page-context.tsx";

/** The script of the forms, on pages that have one; in development Vite serves its source. */
export function BrowserScript() {
  const { versioned } = usePage();
  return import.meta.env.PROD ? (
    <script src={versioned("/assets/forms.js")} defer />
  ) : (
    <script src="/app/enhance/forms/forms.ts" type="module" />
  );
}
