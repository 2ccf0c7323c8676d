/**
 * True where a route pattern (`shop/:slug`, `admin/*`) matches a path without language and without leading slash. Trailing
 * slashes are ignored.
 */
export function matchesRoute(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const found = path.split('/').filter(Boolean);
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? found.length < fixed.length : found.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === found[index]);
}
