/**
 * Shows a button that shows and hides the password of the field before it. Sending the form hides the password, so that
 * the browser does not store it among typed texts. The sign-in pages, which React does not hydrate, use it too.
 */
export function offerToShow(button: HTMLButtonElement): void {
  const input = button.previousElementSibling;
  if (!(input instanceof HTMLInputElement)) return;
  const show = (isShown: boolean) => {
    input.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
  };
  button.hidden = false;
  button.onclick = () => show(input.type === "password");
  input.form?.addEventListener("submit", () => show(false), { capture: true });
}
