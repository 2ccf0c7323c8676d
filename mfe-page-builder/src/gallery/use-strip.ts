import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { GalleryLook } from './gallery-looks.ts';

/** State and actions of a row of images that scrolls sideways. */
export interface Strip {
  /** Index of the image in the middle, or of the first one that is fully visible. */
  readonly current: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  goTo(index: number): void;
  /** Scrolls one step; stops at the ends. */
  scroll(direction: 1 | -1): void;
}

/** Share of an image that must be visible for it to count. */
const VISIBLE = 0.6;
/** Share of the row's width that a step by screen scrolls. */
const SCREEN_STEP = 0.8;

/** Observes intersections instead of measuring, so that scrolling stays smooth. */
export function useStrip(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  { step, isCentred = false }: NonNullable<GalleryLook['strip']>,
): Strip {
  const [[first, last], setVisible] = useState<readonly [number, number]>([0, 0]);
  const visibleIndexes = useRef(new Set<number>());

  useEffect(
    function observeImages() {
      const row = list.current;
      if (!row || !('IntersectionObserver' in window)) return;
      const items = [...row.children].slice(0, count);
      const visible = visibleIndexes.current;
      visible.clear();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) visible.add(items.indexOf(target));
            else visible.delete(items.indexOf(target));
          }
          if (visible.size > 0) setVisible([Math.min(...visible), Math.max(...visible)]);
        },
        { root: row, threshold: VISIBLE },
      );
      for (const item of items) observer.observe(item);
      return () => observer.disconnect();
    },
    [list, count],
  );

  return useMemo(() => {
    const middle = Math.round((first + last) / 2);
    const goTo = (index: number) => {
      const row = list.current;
      const item = row?.children[index];
      if (!row || !(item instanceof HTMLElement)) return;
      row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
    };
    const scroll = (direction: 1 | -1) => {
      if (step === 'image') goTo(Math.min(Math.max(middle + direction, 0), count - 1));
      else list.current?.scrollBy({ left: direction * SCREEN_STEP * list.current.clientWidth });
    };
    return { current: isCentred ? middle : first, isAtStart: first === 0, isAtEnd: last === count - 1, goTo, scroll };
  }, [list, count, step, isCentred, first, last]);
}
