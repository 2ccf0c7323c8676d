/** An origin that no site has, so that an address of this site keeps it and every other address does not. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * The address of a page of this site, with query and hash, as browsers resolve it. Undefined for an address that would
 * leave the site or run a script, such as `//host`, `/\t/host`, `/a/..//host` or `javascript:…`. Every parameter that
 * holds a return address must be read through this function.
 */
export function toSiteAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  const url = parse(address);
  if (!url || url.origin !== ANY_ORIGIN || url.username !== '' || url.password !== '') return undefined;
  const resolved = url.pathname + url.search + url.hash;
  // Browsers remove dots, which can leave two slashes at the beginning: another host where this address is used.
  return parse(resolved)?.origin === ANY_ORIGIN && !resolved.startsWith('//') ? resolved : undefined;
}

function parse(address: string): URL | undefined {
  return URL.canParse(address, ANY_ORIGIN) ? new URL(address, ANY_ORIGIN) : undefined;
}
