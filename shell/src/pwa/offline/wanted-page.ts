import { languageOfPath, localisePath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { useEffect } from 'react';
import { askComposition } from '../../updates/ask-composition.ts';
import { LOCAL_PAGES, WANTED_PARAMETER } from '../worker-names.ts';

/** How often the site is asked whether it can be reached, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** The page that the visitor wanted when this one stood in for it; the home page where none is named. */
export function wantedPage(): string {
  const { search, pathname } = window.location;
  const wanted = new URLSearchParams(search).get(WANTED_PARAMETER) ?? '';
  // An address of this site and nothing else: two slashes or a backslash would lead to another host.
  return /^\/(?![/\\])/.test(wanted) ? wanted : localisePath('/', languageOfPath(pathname));
}

/** Asks for the wanted page once more. */
export function openAnew(): void {
  window.location.replace(wantedPage());
}

/**
 * Runs work when the site answers: now, when the network is said to be back, and now and then while the page is seen. The
 * site itself is asked, since browsers believe in networks that lead nowhere. Where nothing was wanted, nothing runs.
 *
 * @returns stops it
 */
export function whenReachable(work: () => void): () => void {
  if (!new URLSearchParams(window.location.search).has(WANTED_PARAMETER)) return () => undefined;
  let isOver = false;
  const look = async () => {
    if (document.visibilityState !== 'visible' || (await askComposition()) === undefined || isOver) return;
    stop();
    work();
  };
  const lookNow = () => void look();
  const timer = setInterval(lookNow, LOOK_EVERY_MS);
  window.addEventListener('online', lookNow);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', lookNow);
  };
  lookNow();
  return stop;
}

/**
 * Lets links open documents for as long as this page stands in: only those are known to be kept. What the browser has
 * itself opens inside the page.
 */
export function useDocumentLinks(): void {
  useEffect(function openDocuments() {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
      if (link.hash && link.pathname === window.location.pathname) return;
      if (LOCAL_PAGES.includes(pathWithoutLanguage(link.pathname))) return;
      event.preventDefault();
      window.location.assign(link.href);
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
}
