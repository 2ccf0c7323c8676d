/** How long a pointer rests on a link, or a link keeps focus, before the visitor seems to mean it. */
export const INTENT_MS = 60;

/**
 * Tells the addresses of links that the visitor is about to follow: pointed at or focused for a moment, or touched. One
 * set of listeners for the whole page, so that links cost nothing in the first load.
 */
export function watchIntent(prefetch: (address: string) => void): void {
  let pending: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const forget = () => {
    clearTimeout(pending?.timer);
    pending = undefined;
  };
  const consider = ({ target }: Event) => {
    const link = linkOf(target);
    if (link === pending?.link) return;
    forget();
    if (link) pending = { link, timer: setTimeout(() => prefetch(link.href), INTENT_MS) };
  };
  const commit = ({ target }: Event) => {
    const link = linkOf(target);
    forget();
    if (link) prefetch(link.href);
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointerover', consider, options);
  document.addEventListener('focusin', consider, options);
  document.addEventListener('focusout', forget, options);
  document.addEventListener('pointerdown', commit, options);
  document.addEventListener('touchstart', commit, options);
}

/** The link that an event happened in, where following it opens another page in this tab. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && opensHere(link) ? link : undefined;
}

/** False for links that open elsewhere: another tab, a file to keep, another site. */
export function opensHere(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.target !== '' && link.target !== '_self';
  return !isElsewhere && !link.hasAttribute('download') && link.origin === window.location.origin;
}
