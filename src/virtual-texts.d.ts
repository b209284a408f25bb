/** The dashboard's texts, a loader for each language: see `tools/staff-texts.ts`. */
declare module "virtual:staff-texts" {
  const loaders: Record<
    import("#platform/i18n/languages.ts").Language,
    () => Promise<{ default: Readonly<Record<string, import("#platform/i18n/texts.ts").TextTree | undefined>> }>
  >;
  export default loaders;
}
