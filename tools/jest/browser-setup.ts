import '@testing-library/jest-dom';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom lays nothing out, so nothing ever comes into view or changes its size.
globalThis.IntersectionObserver ??= NoObserver as never;
globalThis.ResizeObserver ??= NoObserver as never;
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
}
