import type { ReactNode } from 'react';

/** Props of `LiveRegion`. */
export interface LiveRegionProps {
  /** Announced whenever it changes; keep the region mounted and empty otherwise. */
  children?: ReactNode;
  politeness?: 'polite' | 'assertive';
  /** Shows the text too. */
  visible?: boolean;
}

/** Announces changes elsewhere on the page to assistive technology, such as the number of results. */
export function LiveRegion({ children, politeness = 'polite', visible = false }: LiveRegionProps) {
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      className={visible ? undefined : 'visually-hidden'}
    >
      {children}
    </div>
  );
}
