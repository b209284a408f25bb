import { usePage } from "#ui/site/page-context.tsx";

/** Loads the script of a form; in development, Vite serves its source. @param form its folder */
export function BrowserScript({ form }: { form: string }) {
  const { versioned } = usePage();
  return import.meta.env.PROD ? (
    <script src={versioned(`/assets/form-${form}.js`)} defer />
  ) : (
    <script src={`/src/forms/${form}/enhance.ts`} type="module" />
  );
}
