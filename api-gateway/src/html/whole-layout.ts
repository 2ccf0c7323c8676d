import { FIRST_VIEW_ATTRIBUTE } from '@fakos/contracts/remote/element-ids';

/**
 * Inline script of a rendered page. A page that is reloaded, restored or opened with a hash starts further down, so
 * the browser must lay out its end at once (see `FIRST_VIEW_ATTRIBUTE`).
 */
export const requestWholeLayout = `(() => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type !== 'navigate' || location.hash) document.documentElement.removeAttribute('${FIRST_VIEW_ATTRIBUTE}');
})();`;
