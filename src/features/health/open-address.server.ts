/** Host names that are valid only on the machine or in its network. */
const HOME = /^(?:localhost|.*\.(?:localhost|local|internal|test|example|invalid)|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/;

/** Returns whether visitors can open the site's address securely: https, and no local host name. */
export function isOpenAddress(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" && !HOME.test(hostname);
}
