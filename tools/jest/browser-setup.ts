import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** How long `findBy` and `waitFor` wait, in milliseconds: long enough for a busy machine. Only failing tests wait this long. */
const WAIT_TIMEOUT_MS = 15_000;

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports every observed element as visible, because jsdom has no layout. */
class AlwaysVisibleObserver extends InertObserver {
  private readonly notify: (entries: { isIntersecting: boolean }[]) => void;

  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    super();
    this.notify = notify;
  }

  override observe() {
    this.notify([{ isIntersecting: true }]);
  }
}

globalThis.IntersectionObserver ??= AlwaysVisibleObserver as never;
// jsdom has no layout, so no element ever changes its size.
globalThis.ResizeObserver ??= InertObserver as never;
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  placeElementsInWindow();
  // Text editors measure the position of the cursor, which jsdom does not support.
  Range.prototype.getClientRects ??= () => [new DOMRect()] as never;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
}

/**
 * Gives every element the same place inside the window. In jsdom all rectangles are empty, and a menu hides itself as soon as it
 * has found that its button seems to be out of sight.
 */
function placeElementsInWindow() {
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 20);
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: window.innerWidth, configurable: true },
    clientHeight: { value: window.innerHeight, configurable: true },
  });
}
