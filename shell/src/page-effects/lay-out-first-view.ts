import { FIRST_VIEW_ATTRIBUTE } from '@fakos/contracts/remote/element-ids';
import { waitForInteraction } from '@fakos/shared-kit/lazy';
import type { PageRouter } from '../startup/page-context.ts';
import { runWhenIdle } from '../startup/schedule.ts';

/**
 * Lays out the end of a rendered page once the visitor has touched it, while the browser is idle and one part after the other.
 * Afterwards scroll positions are exact. Later pages are laid out completely.
 */
export function layOutFirstView(router: PageRouter): void {
  const page = document.documentElement;
  if (!page.hasAttribute(FIRST_VIEW_ATTRIBUTE)) return;
  const parts = document.querySelectorAll<HTMLElement>('[data-far-below]');
  const waiting = [...parts];
  const layOutNext = () => {
    const part = waiting.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    runWhenIdle(layOutNext);
  };
  void waitForInteraction().then(() => runWhenIdle(layOutNext));
  // The attribute stays until then, because a change of it computes the styles of the whole page.
  const { pathname } = router.state.location;
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    page.removeAttribute(FIRST_VIEW_ATTRIBUTE);
    unsubscribe();
  });
}
