/** Time in milliseconds that a link must be hovered or focused. */
export const INTENT_MS = 60;

/**
 * Calls `prefetch` with the address of a link that is hovered or focused for a moment, or touched. One set of listeners
 * serves the whole page, so that links need no component code.
 */
export function watchIntent(prefetch: (address: string) => void): void {
  let pending: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const cancel = () => {
    clearTimeout(pending?.timer);
    pending = undefined;
  };
  const handleHover = ({ target }: Event) => {
    const link = findLink(target);
    if (link === pending?.link) return;
    cancel();
    if (link) pending = { link, timer: setTimeout(() => prefetch(link.href), INTENT_MS) };
  };
  const handlePress = ({ target }: Event) => {
    const link = findLink(target);
    cancel();
    if (link) prefetch(link.href);
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointerover', handleHover, options);
  document.addEventListener('focusin', handleHover, options);
  document.addEventListener('focusout', cancel, options);
  document.addEventListener('pointerdown', handlePress, options);
  document.addEventListener('touchstart', handlePress, options);
}

/** The link around an event target, where it opens a page of this site in this tab. */
export function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && opensInThisTab(link) ? link : undefined;
}

/** False for links that open in another tab, download a file or leave the site. */
export function opensInThisTab(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.target !== '' && link.target !== '_self';
  return !isElsewhere && !link.hasAttribute('download') && link.origin === window.location.origin;
}
