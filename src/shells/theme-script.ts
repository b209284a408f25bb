/**
 * Runs before the first paint. Sets the chosen theme; without a choice, or without script, the system's applies. Sets
 * `data-arrived` on the first page of a visit, where drawings are animated. React escapes quotes.
 */
export const THEME_SCRIPT =
  "try{let d=document.documentElement.dataset,t=localStorage.theme;if(t)d.theme=t;document.referrer.startsWith(location.origin)||performance.getEntriesByType(`navigation`)[0].type!=`navigate`||(d.arrived=``)}catch{}";
