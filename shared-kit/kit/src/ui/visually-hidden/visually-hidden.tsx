import type { ElementType, ReactNode } from 'react';

/** Content for assistive technology only; shown when something inside has the focus. */
export function VisuallyHidden({ as: Element = 'span', children }: { as?: ElementType; children: ReactNode }) {
  return <Element className="visually-hidden">{children}</Element>;
}
