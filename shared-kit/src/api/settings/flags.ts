/** A switch as settings store it: true, 'true' or '1' are on; missing means on (spec section 3). */
export function isOn(flag: unknown, fallback = true): boolean {
  if (flag === undefined || flag === null || flag === '') return fallback;
  return flag === true || flag === 'true' || flag === '1' || flag === 1;
}
