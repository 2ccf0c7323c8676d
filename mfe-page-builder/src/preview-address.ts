const TIME_PARAMETER = 'at';
/** A complete time in UTC, as `toISOString` writes it. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The path of a preview link for the page as it will be at a time, in milliseconds since 1970; without one, its draft. */
export function addPreviewTime(path: string, time: number | undefined): string {
  return time === undefined
    ? path
    : `${path}?${new URLSearchParams({ [TIME_PARAMETER]: new Date(time).toISOString() })}`;
}

/** The time in the address of a preview; empty without a valid one. */
export function readPreviewTime(search: URLSearchParams): { readonly at?: string } {
  const at = search.get(TIME_PARAMETER) ?? '';
  return TIME.test(at) && !Number.isNaN(Date.parse(at)) ? { at } : {};
}
