/** Sets the chosen theme before the first paint; without a choice, or without script, the system's applies. */
export const THEME_SCRIPT = `try{let t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}`;
