import { type RefObject, useEffect } from 'react';

/** How much of the page's width a bar covers before what floats at the bottom has to make way for it. */
const WHOLE_WIDTH = 0.75;
/** Air around what is scrolled clear of the bar, in pixels. */
const AIR = 16;

/**
 * Keeps a bar at the bottom from hiding anything: the page can be scrolled past its end by the bar's height, whatever gets
 * the focus is scrolled clear of it, and what floats at the bottom rises above it (`--bottom-inset`).
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useEffect(
    function makeRoom() {
      const element = bar.current;
      if (!element) return;
      const page = document.documentElement;
      const measure = new ResizeObserver(([entry]) => {
        const size = entry?.borderBoxSize[0];
        if (!size) return;
        const height = Math.ceil(size.blockSize) + AIR;
        const covers = size.inlineSize > page.clientWidth * WHOLE_WIDTH;
        page.style.scrollPaddingBlockEnd = `${height + AIR}px`;
        page.style.setProperty('--bottom-inset', covers ? `${height}px` : '0px');
        document.body.style.paddingBlockEnd = `${height + AIR}px`;
      });
      measure.observe(element);
      return () => {
        measure.disconnect();
        page.style.removeProperty('scroll-padding-block-end');
        page.style.removeProperty('--bottom-inset');
        document.body.style.removeProperty('padding-block-end');
      };
    },
    [bar],
  );
}
