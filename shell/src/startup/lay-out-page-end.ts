import { FIRST_VIEW_ATTRIBUTE } from '@fakos/contracts/remote/element-ids';
import type { DeferredContext } from './deferred-features.ts';
import { runWhenIdle } from './schedule.ts';

/**
 * Lays out the end of a rendered page after the visitor's first interaction, while the browser is idle, one group of
 * siblings after the other. Scroll positions are exact afterwards. Later pages are laid out completely.
 */
export function layOutPageEnd({
  router,
  firstPage,
  firstInteraction,
}: Pick<DeferredContext, 'router' | 'firstPage' | 'firstInteraction'>): void {
  const page = document.documentElement;
  if (!page.hasAttribute(FIRST_VIEW_ATTRIBUTE)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-far-below]')];
  const layOutNext = () => {
    const parent = parts[0]?.parentElement;
    if (!parent) return;
    while (parts[0]?.parentElement === parent) parts.shift()?.style.setProperty('content-visibility', 'visible');
    runWhenIdle(layOutNext);
  };
  void firstInteraction.then(() => runWhenIdle(layOutNext));

  const unsubscribe = router.subscribe(endFirstView);
  // The visitor may have left the first page before this code was loaded.
  endFirstView(router.state);

  /** Only when the page changes, because a change of the attribute computes the styles of the whole page. */
  function endFirstView({ location }: Pick<DeferredContext['router']['state'], 'location'>) {
    if (location.pathname === firstPage.pathname && location.search === firstPage.search) return;
    page.removeAttribute(FIRST_VIEW_ATTRIBUTE);
    unsubscribe();
  }
}
