/** Whether the delay before the cookie banner is over, as an external store. */
let isOver = false;
const listeners = new Set<() => void>();

/** Ends the delay: the banner is shown to visitors without a choice. */
export function endBannerDelay(): void {
  isOver = true;
  for (const listener of listeners) listener();
}

export const isBannerDelayOver = () => isOver;

/** Calls a function when the delay ends; returns how to stop. */
export function subscribeToBannerDelay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
