import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Props of `Near`. */
export interface NearProps {
  /** Shown until then; should have the size of the children. */
  placeholder?: ReactNode;
  children: ReactNode;
  /** Distance below the viewport that counts as near, as a CSS length or percentage. */
  margin?: string;
  /** Renders the children immediately; read on the first render only. */
  atOnce?: boolean;
}

/** Positions above the viewport count as near, because a jump to the end of the page skips them. */
const ABOVE_MARGIN = '1000000px';

/** Renders its children once the visitor scrolls near them. */
export function Near({ placeholder = null, children, margin = '0px', atOnce = false }: NearProps) {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(atOnce);

  useEffect(
    function observeContainer() {
      if (near || !container.current) return;
      if (!('IntersectionObserver' in window)) {
        setNear(true);
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
        {
          rootMargin: `${ABOVE_MARGIN} 0px ${margin}`,
        },
      );
      observer.observe(container.current);
      return () => observer.disconnect();
    },
    [near, margin],
  );

  return near ? children : <div ref={container}>{placeholder}</div>;
}
