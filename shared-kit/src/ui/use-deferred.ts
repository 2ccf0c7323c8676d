import { type ComponentType, useEffect, useState } from 'react';

const INTENT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Keeps behaviour that only shows on demand out of the first view: `load` runs at the visitor's first sign of life, or at once when the
 * part is wanted. Returns nothing until it is there; after a failed download the next wish tries again.
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
          () => undefined,
        );
      };
      if (wanted) start();
      else for (const type of INTENT_EVENTS) window.addEventListener(type, start, { once: true, passive: true });
      return () => {
        current = false;
        for (const type of INTENT_EVENTS) window.removeEventListener(type, start);
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
