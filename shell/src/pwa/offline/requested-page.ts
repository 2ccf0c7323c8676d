import { getPathLanguage, localisePath, removePathLanguage } from '@fakos/contracts/languages';
import { offlinePaths } from '@fakos/contracts/paths';
import { toSiteAddress } from '@fakos/contracts/text/site-address';
import { useEffect } from 'react';
import { fetchComposition } from '../../updates/fetch-composition.ts';
import { REQUESTED_PAGE_PARAMETER } from '../worker-protocol.ts';

/** Interval of the reachability check, in milliseconds. */
const CHECK_INTERVAL_MS = 5_000;

/** The page that the visitor requested when this one was shown instead; the home page where none is named. */
export function getRequestedPage(): string {
  const { search, pathname } = window.location;
  const requested = toSiteAddress(new URLSearchParams(search).get(REQUESTED_PAGE_PARAMETER));
  return requested ?? localisePath('/', getPathLanguage(pathname));
}

/** Loads the requested page again. */
export function openRequestedPage(): void {
  window.location.replace(getRequestedPage());
}

/**
 * Runs a task when the site is reachable: checks now, when the browser is back online, and regularly while the page is
 * visible. It requests the site itself, because a browser may be online without internet access. Does nothing when no
 * page was requested.
 *
 * @returns stops checking
 */
export function runWhenReachable(task: () => void): () => void {
  if (!new URLSearchParams(window.location.search).has(REQUESTED_PAGE_PARAMETER)) return () => undefined;
  let isStopped = false;
  const check = async () => {
    if (document.visibilityState !== 'visible' || (await fetchComposition()) === undefined || isStopped) return;
    stop();
    task();
  };
  const checkNow = () => void check();
  const timer = setInterval(checkNow, CHECK_INTERVAL_MS);
  window.addEventListener('online', checkNow);
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    window.removeEventListener('online', checkNow);
  };
  checkNow();
  return stop;
}

/**
 * While this page replaces another one, links load documents instead of using the router, because only documents are
 * cached. Pages that need no network use the router.
 */
export function useDocumentLinks(): void {
  useEffect(function handleClicks() {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlainClick || link.target || link.origin !== window.location.origin) return;
      if (link.hash && link.pathname === window.location.pathname) return;
      if (offlinePaths.includes(removePathLanguage(link.pathname))) return;
      event.preventDefault();
      window.location.assign(link.href);
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
}
