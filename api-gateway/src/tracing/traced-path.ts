const MAX_PATH = 200;

/** A path for a trace: without its query, and without the token of a preview link. */
export function toTracedPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/preview\/[^/]+/, '/preview/:token').slice(0, MAX_PATH);
}
