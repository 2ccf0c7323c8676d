import type { ReactNode } from 'react';

/** Props of `LiveRegion`. */
export interface LiveRegionProps {
  /** Announced whenever it changes; keep the region mounted and empty in between. */
  children?: ReactNode;
  politeness?: 'polite' | 'assertive';
  /** Also shows the words. */
  visible?: boolean;
}

/** Tells assistive technology what changed elsewhere on the page, such as the number of results. */
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
