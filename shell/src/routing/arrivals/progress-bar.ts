import styles from './progress-bar.module.css';

/** How long a bar that is full stays to be seen, in milliseconds. */
const FADE_MS = 250;

/** A line at the top of the window while a page is on its way; it is for the eye only, the title is said on arrival. */
export function createProgressBar(): { readonly start: () => void; readonly finish: () => void } {
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.dataset.pageProgress = '';
  bar.setAttribute('aria-hidden', 'true');
  let fading: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      clearTimeout(fading);
      delete bar.dataset.done;
      // The shop's colours are set on the page, and the bar is beside it.
      const page = document.querySelector<HTMLElement>('[data-theme]');
      bar.style.setProperty('--brand-primary', page?.style.getPropertyValue('--brand-primary') ?? '');
      document.body.append(bar);
    },
    finish() {
      if (!bar.isConnected) return;
      bar.dataset.done = '';
      fading = setTimeout(() => bar.remove(), FADE_MS);
    },
  };
}
