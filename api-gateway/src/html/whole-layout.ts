import { FIRST_VIEW_ATTRIBUTE } from '@fakos/contracts/remote/element-ids';

/**
 * Inline script of a rendered page. A page that is reloaded, restored or opened with a hash starts further down, and the
 * End key or a link within the page jumps there, so the browser must lay out its end at once (see `FIRST_VIEW_ATTRIBUTE`).
 */
export const requestWholeLayout = `(() => {
  const layOutAll = () => document.documentElement.removeAttribute('${FIRST_VIEW_ATTRIBUTE}');
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type !== 'navigate' || location.hash) layOutAll();
  addEventListener('keydown', ({ key }) => key === 'End' && layOutAll(), true);
  addEventListener('click', ({ target }) => target.closest?.('a[href^="#"]') && layOutAll(), true);
})();`.replace(/\n\s*/g, ' ');
