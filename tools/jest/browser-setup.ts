import '@testing-library/jest-dom';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Everything that is watched is in view at once: jsdom lays nothing out. */
class SeesEverything extends NoObserver {
  private readonly notify: (entries: { isIntersecting: boolean }[]) => void;

  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    super();
    this.notify = notify;
  }

  override observe() {
    this.notify([{ isIntersecting: true }]);
  }
}

globalThis.IntersectionObserver ??= SeesEverything as never;
// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= NoObserver as never;
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
}
