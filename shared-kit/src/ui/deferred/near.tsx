import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Props of `Near`. */
export interface NearProps {
  /** Shown in the place of the children until then, of their size. */
  placeholder?: ReactNode;
  children: ReactNode;
  /** How far below the screen the place may be, as a CSS length or a share of the screen. */
  margin?: string;
  /** Does not wait; read once, when it is first rendered. */
  atOnce?: boolean;
}

/** Places above the screen count as near: who jumps to the end of a page has passed them. */
const PASSED = '1000000px';

/** Renders its children once the visitor comes near their place, so that a first view does not pay for what lies far below. */
export function Near({ placeholder = null, children, margin = '0px', atOnce = false }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(atOnce);

  useEffect(
    function watchPlace() {
      if (near || !place.current) return;
      if (!('IntersectionObserver' in window)) {
        setNear(true);
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
        {
          rootMargin: `${PASSED} 0px ${margin}`,
        },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [near, margin],
  );

  return near ? children : <div ref={place}>{placeholder}</div>;
}
