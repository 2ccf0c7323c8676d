/** Days before the end of its validity in which a prescription is marked. */
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether a prescription is valid on a day, by the last day of its validity; undefined without one. */
export function getValidity(
  validUntil: string | null,
  now = Date.now(),
): 'valid' | 'expiresSoon' | 'expired' | undefined {
  if (validUntil === null) return undefined;
  const end = Date.parse(validUntil) + DAY_MS;
  if (end <= now) return 'expired';
  return end - now <= SOON_DAYS * DAY_MS ? 'expiresSoon' : 'valid';
}
