import { type ComponentType, useEffect, useState } from 'react';
import { waitUntilOnline } from '../remote/wait-until-online.ts';

const INTENT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Loads code that is not needed in the first view: at the visitor's first interaction with the page, or immediately if the
 * part is wanted. Returns undefined until it is loaded. A failed load is retried when the part is wanted again, and while
 * it is wanted also once the browser is online again.
 */
export function useDeferred<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> }>();
  const done = loaded !== undefined;

  useEffect(
    function loadWhenWantedOrOnIntent() {
      if (done) return;
      let current = true;
      const start = () => {
        load().then(
          (component) => {
            if (current) setLoaded({ component });
          },
          () => wanted && waitUntilOnline().then(() => current && start()),
        );
      };
      // In a separate task, because many parts together would delay the frame of the first interaction.
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

/** False for the first commit, so that a part that is loaded already open still plays its opening transition. */
export function useEntered(): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(function enter() {
    setEntered(true);
  }, []);
  return entered;
}
