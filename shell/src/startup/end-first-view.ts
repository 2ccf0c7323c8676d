import {
  FALLBACK_FONTS_ATTRIBUTE,
  FALLBACK_FONTS_REPLACED,
  FIRST_VIEW_ATTRIBUTE,
} from '@fakos/contracts/remote/element-ids';
import type { DeferredContext } from './deferred-features.ts';
import { runWhenIdle } from './schedule.ts';

/**
 * Ends the first view of a rendered page. After the visitor's first interaction its end is laid out while the browser is
 * idle, one group of siblings after the other, and scroll positions are exact afterwards. Elements that are added later get
 * the shop's fonts as soon as the rendered ones have them. Later pages are laid out completely and have the shop's fonts.
 */
export function endFirstView({
  router,
  firstPage,
  firstInteraction,
}: Pick<DeferredContext, 'router' | 'firstPage' | 'firstInteraction'>): void {
  const attributes = [FIRST_VIEW_ATTRIBUTE, FALLBACK_FONTS_ATTRIBUTE];
  const page = document.documentElement;
  if (page.hasAttribute(FIRST_VIEW_ATTRIBUTE)) void firstInteraction.then(layOutPageEnd);
  if (page.getAttribute(FALLBACK_FONTS_ATTRIBUTE) === FALLBACK_FONTS_REPLACED) {
    runWhenIdle(() => page.removeAttribute(FALLBACK_FONTS_ATTRIBUTE));
  }
  if (!attributes.some((name) => page.hasAttribute(name))) return;
  const unsubscribe = router.subscribe(endOnNavigation);
  // The visitor may have left the first page before this code was loaded.
  endOnNavigation(router.state);

  /** Only when the page changes, because a change of an attribute computes the styles of the whole page. */
  function endOnNavigation({ location }: Pick<DeferredContext['router']['state'], 'location'>) {
    if (location.pathname === firstPage.pathname && location.search === firstPage.search) return;
    for (const name of attributes) page.removeAttribute(name);
    unsubscribe();
  }
}

function layOutPageEnd(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-far-below]')];
  const layOutNext = () => {
    const parent = parts[0]?.parentElement;
    if (!parent) return;
    while (parts[0]?.parentElement === parent) parts.shift()?.style.setProperty('content-visibility', 'visible');
    runWhenIdle(layOutNext);
  };
  runWhenIdle(layOutNext);
}
