import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { useState, useSyncExternalStore } from 'react';
import { createLazy, useLazy } from '../lazy/lazy.tsx';

const sanitiser = createLazy(() =>
  import(/* webpackChunkName: "kit-purify" */ './purify.ts').then((module) => module.sanitiseHtml),
);

/** Loads the browser's sanitiser. A server-rendered page needs it only once it shows other HTML. */
export const loadSanitiser = sanitiser.load;

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
  const needsSanitising = html !== serverHtml;
  const { code: sanitise } = useLazy(sanitiser, needsSanitising ? 'now' : 'never');

  // The condition is constant per build, so browser builds do not include the server's sanitiser.
  if (typeof window === 'undefined') return sanitiseHtml(html);
  return needsSanitising ? sanitise?.(html) : html;
}
