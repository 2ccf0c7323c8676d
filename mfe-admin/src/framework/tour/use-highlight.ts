import { useEffect } from 'react';

const HIGHLIGHT = 'data-tour-highlight';

/** Marks the control with a name while the component is mounted, as soon as the screen has it. */
export function useHighlight(target: string | undefined): void {
  useEffect(
    function highlightTarget() {
      if (target === undefined) return;
      let marked: Element | null = null;
      const mark = () => {
        const found = findTarget(target);
        if (found === marked) return;
        marked?.removeAttribute(HIGHLIGHT);
        marked = found;
        found?.setAttribute(HIGHLIGHT, '');
        found?.scrollIntoView({ block: 'center' });
      };
      mark();
      const observer = new MutationObserver(mark);
      observer.observe(document.body, { childList: true, subtree: true });
      return () => {
        observer.disconnect();
        marked?.removeAttribute(HIGHLIGHT);
      };
    },
    [target],
  );
}

function findTarget(name: string): Element | null {
  // A field's label and description have ids that begin like the field's.
  const field = `[id^="${name}"]:not(label, p)`;
  return document.querySelector(`[data-tour="${name}"]`) ?? document.querySelector(field);
}
