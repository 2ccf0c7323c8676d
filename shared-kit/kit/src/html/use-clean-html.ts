import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitUntilOnline } from '../remote/wait-until-online.ts';

type Sanitise = (html: string) => string;

let sanitiseInBrowser: Sanitise | undefined;

/** Loads the browser's sanitiser. A server-rendered page needs it only once it shows other HTML. */
export async function loadSanitiser(): Promise<void> {
  const { sanitiseHtml: sanitise } = await import(/* webpackChunkName: "kit-purify" */ './purify.ts');
  sanitiseInBrowser = sanitise;
}

async function loadSanitiserWithRetry(): Promise<void> {
  while (!sanitiseInBrowser) await loadSanitiser().catch(waitUntilOnline);
}

const subscribeToNothing = () => () => undefined;

/**
 * Sanitised HTML; undefined while the sanitiser is loading. During hydration the HTML is returned as it is, because the
 * server has sanitised it already and React does not change it.
 */
export function useCleanHtml(html: string): string | undefined {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [serverHtml] = useState(isHydrating ? html : undefined);
  const [, setLoaded] = useState(sanitiseInBrowser !== undefined);
  const needsSanitising = html !== serverHtml;

  useEffect(
    function fetchSanitiser() {
      if (!needsSanitising || sanitiseInBrowser) return;
      void loadSanitiserWithRetry().then(() => setLoaded(true));
    },
    [needsSanitising],
  );

  // The condition is constant per build, so browser builds do not include the server's sanitiser.
  if (typeof window === 'undefined') return sanitiseHtml(html);
  return needsSanitising ? sanitiseInBrowser?.(html) : html;
}
