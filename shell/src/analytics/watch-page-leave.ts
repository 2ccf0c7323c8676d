/** Inactivity in milliseconds after which hiding the page counts as leaving it (spec section 7). */
export const INACTIVE_AFTER_MS = 5000;

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Calls `onLeave` when an inactive visitor leaves or hides the page, once each time. Returns a function that stops it.
 */
export function watchPageLeave(onLeave: () => void): () => void {
  let lastActive = Date.now();
  let hasLeft = false;

  const recordActivity = () => {
    lastActive = Date.now();
  };
  const leave = () => {
    if (hasLeft) return;
    hasLeft = true;
    if (Date.now() - lastActive > INACTIVE_AFTER_MS) onLeave();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
    else hasLeft = false;
  };

  for (const type of ACTIVITY_EVENTS) window.addEventListener(type, recordActivity, { capture: true, passive: true });
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', leave);
  return function stop() {
    for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, recordActivity, { capture: true });
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', leave);
  };
}
