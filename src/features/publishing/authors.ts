/** Author of the example content, as stored. */
export const EXAMPLE_AUTHOR = { id: "", name: "Example content" };

/** Author of the company content that a database starts with, as stored. */
export const COMPANY_AUTHOR = { id: "", name: "Company content" };

/** Returns the name of an author as the dashboard shows it. @param authors words for what the website itself has stored */
export function authorName(name: string, authors: { readonly example: string; readonly company: string }): string {
  if (name === EXAMPLE_AUTHOR.name) return authors.example;
  return name === COMPANY_AUTHOR.name ? authors.company : name;
}
