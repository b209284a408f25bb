/** Returns the address of a page of the library. @param search encrypted, so that addresses and logs contain no names */
export function libraryAddress(search: string, page = 1): string {
  const parameters = new URLSearchParams({
    ...(search === "" ? {} : { search }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return `/dashboard/pictures${parameters.size === 0 ? "" : `?${parameters}`}`;
}
