/**
 * Milliseconds since 1970 that only ever increase, however the system's clock is set: for ages and time limits within one
 * process. Times that are stored or shown, or that other processes read, are those of the system's clock.
 */
export function getSteadyTime(): number {
  return performance.timeOrigin + performance.now();
}
