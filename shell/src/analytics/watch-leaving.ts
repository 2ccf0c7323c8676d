/** A visitor who did nothing for longer than this, in milliseconds, has left before the page did (spec section 7). */
export const INACTIVE_AFTER_MS = 5000;

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Tells when the page is left or hidden by a visitor who was inactive, once each time. Returns how to stop. */
export function watchLeaving(onLeft: () => void): () => void {
  let lastActive = Date.now();
  let hasLeft = false;

  const noteActivity = () => {
    lastActive = Date.now();
  };
  const leave = () => {
    if (hasLeft) return;
    hasLeft = true;
    if (Date.now() - lastActive > INACTIVE_AFTER_MS) onLeft();
  };
  const noteVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else hasLeft = false;
  };

  for (const type of ACTIVITY) window.addEventListener(type, noteActivity, { capture: true, passive: true });
  document.addEventListener('visibilitychange', noteVisibility);
  window.addEventListener('pagehide', leave);
  return function stop() {
    for (const type of ACTIVITY) window.removeEventListener(type, noteActivity, { capture: true });
    document.removeEventListener('visibilitychange', noteVisibility);
    window.removeEventListener('pagehide', leave);
  };
}
