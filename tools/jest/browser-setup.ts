import '@testing-library/jest-dom';

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
}
