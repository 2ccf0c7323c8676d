import type { ElementType, ReactNode } from 'react';

/** Words for assistive technology only; shown when something inside takes the focus. */
export function VisuallyHidden({ as: Element = 'span', children }: { as?: ElementType; children: ReactNode }) {
  return <Element className="visually-hidden">{children}</Element>;
}
