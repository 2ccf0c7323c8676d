import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { GalleryLook } from './gallery-looks.ts';

/** A row of pictures, as seen by what moves it. */
export interface Strip {
  /** The picture in the middle, or the first whole one of several. */
  readonly current: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  goTo(index: number): void;
  /** One step forward or back; stops at the ends. */
  turn(direction: 1 | -1): void;
}

/** Share of a picture that must be seen for it to count. */
const SEEN = 0.6;
/** Share of the row's width that a step by screen moves. */
const SCREEN = 0.8;

/** Follows a row that scrolls sideways. It watches instead of measuring, so that scrolling stays smooth. */
export function useStrip(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  { step, isCentred = false }: NonNullable<GalleryLook['strip']>,
): Strip {
  const [[first, last], setSeen] = useState<readonly [number, number]>([0, 0]);
  const seenPlaces = useRef(new Set<number>());

  useEffect(
    function watchPictures() {
      const row = list.current;
      if (!row || !('IntersectionObserver' in window)) return;
      const items = [...row.children].slice(0, count);
      const places = seenPlaces.current;
      places.clear();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) places.add(items.indexOf(target));
            else places.delete(items.indexOf(target));
          }
          if (places.size > 0) setSeen([Math.min(...places), Math.max(...places)]);
        },
        { root: row, threshold: SEEN },
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
    const turn = (direction: 1 | -1) => {
      if (step === 'picture') goTo(Math.min(Math.max(middle + direction, 0), count - 1));
      else list.current?.scrollBy({ left: direction * SCREEN * list.current.clientWidth });
    };
    return { current: isCentred ? middle : first, isAtStart: first === 0, isAtEnd: last === count - 1, goTo, turn };
  }, [list, count, step, isCentred, first, last]);
}
