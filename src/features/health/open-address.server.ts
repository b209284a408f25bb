/** Names that only the machine itself or its network knows. */
const HOME = /^(?:localhost|.*\.(?:localhost|local|internal|test|example|invalid)|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/;

/** Whether the site's address is one that visitors can open safely: https, and no name of the machine itself. */
export function isOpenAddress(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" && !HOME.test(hostname);
}
