import { type ComponentType, useEffect, useState } from 'react';
import { untilOnline } from '../remote/until-online.ts';

const INTENT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Keeps behaviour that only shows on demand out of the first view: `load` runs at the visitor's first sign of life, or at once when the
 * part is wanted. Returns nothing until it is there; after a failed download the next wish tries again, and a wish that lasts as soon
 * as there is a network.
 */
export function useDeferred<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>();
  const done = loaded !== undefined;

  useEffect(
    function loadOnWishOrIntent() {
      if (done) return;
      let current = true;
      const start = () => {
        load().then(
          (component) => {
            if (current) setLoaded({ component });
          },
          () => wanted && untilOnline().then(() => current && start()),
        );
      };
      // In a task of its own: the many parts of a page together would hold up the frame of the first touch.
      const startSoon = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start));
      if (wanted) start();
      else for (const type of INTENT_EVENTS) window.addEventListener(type, startSoon, { once: true, passive: true });
      return () => {
        current = false;
        for (const type of INTENT_EVENTS) window.removeEventListener(type, startSoon);
      };
    },
    [load, wanted, done],
  );

  return loaded?.component;
}

/** False for the first commit, so that a part that arrives already open still plays its entrance. */
export function useEntered(): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(function enter() {
    setEntered(true);
  }, []);
  return entered;
}
