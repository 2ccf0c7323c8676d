import { useEffect, useState, useSyncExternalStore } from 'react';
import { untilOnline } from '../remote/until-online.ts';
import { sanitiseHtml } from './sanitise.ts';

type Sanitise = (html: string) => string;

let sanitiseHere: Sanitise | undefined;

/** Loads what sanitises in the browser. A page that the server rendered does without until it shows other HTML. */
export async function loadSanitiser(): Promise<void> {
  const { sanitiseHtml: sanitise } = await import(/* webpackChunkName: "kit-purify" */ './purify.ts');
  sanitiseHere = sanitise;
}

async function bringSanitiser(): Promise<void> {
  while (!sanitiseHere) await loadSanitiser().catch(untilOnline);
}

const never = () => () => undefined;

/**
 * HTML with only what the allow-list names; undefined until it can be told. While a rendered page comes alive its HTML is
 * what the server sanitised: React leaves it as it is, and so does this.
 */
export function useCleanHtml(html: string): string | undefined {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [served] = useState(isServed ? html : undefined);
  const [, setLoaded] = useState(sanitiseHere !== undefined);
  const isUnsafe = html !== served;

  useEffect(
    function fetchSanitiser() {
      if (!isUnsafe || sanitiseHere) return;
      void bringSanitiser().then(() => setLoaded(true));
    },
    [isUnsafe],
  );

  // Builds for browsers leave out the server's sanitiser.
  if (typeof window === 'undefined') return sanitiseHtml(html);
  return isUnsafe ? sanitiseHere?.(html) : html;
}
