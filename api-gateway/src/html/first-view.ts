import { FIRST_VIEW_ATTRIBUTE } from '@fakos/contracts/remote/element-ids';

/**
 * Inline script of a rendered page. A page that is reloaded or opened with a hash starts further down, so its whole layout is
 * needed at once.
 */
export const wholeLayout = `(() => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type !== 'navigate' || location.hash) document.documentElement.removeAttribute('${FIRST_VIEW_ATTRIBUTE}');
})();`;
