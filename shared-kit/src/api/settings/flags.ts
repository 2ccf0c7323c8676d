/** A switch as settings store it: true, 'true' or '1' are on; missing means on (spec section 3). */
export function isOn(flag: unknown, fallback = true): boolean {
  if (flag === undefined || flag === null || flag === '') return fallback;
  return flag === true || flag === 'true' || flag === '1' || flag === 1;
}

/** Whether the site is under construction: exactly 'true' switches it on (spec section 4). */
export function isUnderConstruction(settings: { readonly under_construction_enabled?: unknown } | undefined): boolean {
  return settings?.under_construction_enabled === 'true';
}

/**
 * Pages that stay open meanwhile: those that staff sign in by, the one that a new account's mail leads to, and the one
 * that the question about cookies names. Without language and leading slash.
 */
const OPEN_MEANWHILE = /^(?:admin|login|forgot-password|reset-password|verify-email|privacy)(?:\/|$)/;

/** True for a page that a site under construction still shows to everybody. `path` is without language and leading slash. */
export function staysOpen(path: string): boolean {
  return OPEN_MEANWHILE.test(path);
}
