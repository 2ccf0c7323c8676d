import styles from './progress-bar.module.css';

/** Time in milliseconds that a full bar stays visible. */
const FADE_MS = 250;

/**
 * Creates a bar at the top of the window for a loading page. It is hidden from assistive technology, which gets the
 * title when the page has loaded.
 */
export function createProgressBar(): { readonly start: () => void; readonly finish: () => void } {
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.dataset.pageProgress = '';
  bar.setAttribute('aria-hidden', 'true');
  let removeTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(removeTimer);
      delete bar.dataset.done;
      document.body.append(bar);
    },
    finish() {
      if (!bar.isConnected) return;
      bar.dataset.done = '';
      removeTimer = setTimeout(() => bar.remove(), FADE_MS);
    },
  };
}
