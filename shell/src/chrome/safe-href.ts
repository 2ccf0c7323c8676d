/** Returns an address from the settings, or undefined where following it could run a script. */
export function toSafeHref(address: string): string | undefined {
  const url = address.trim();
  if (url.startsWith('/') && !url.startsWith('//')) return url;
  if (url.startsWith('#')) return url;
  return /^(?:https?:|mailto:|tel:)/i.test(url) ? url : undefined;
}

/** True for an address that the router opens. */
export function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/backend/');
}
