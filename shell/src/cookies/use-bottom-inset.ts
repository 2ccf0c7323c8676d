import { type RefObject, useEffect } from 'react';

/** Share of the page's width that a bar must cover before floating elements move above it. */
const MIN_COVERED_SHARE = 0.75;
/** Distance between the bar and scrolled content, in pixels. */
const SPACING_PX = 16;

/**
 * Keeps a bar at the bottom from covering the page: adds its height to the end of the page and to the scroll padding,
 * and moves floating elements above it, which have the attribute `data-above-bar` and read `--bottom-inset`.
 *
 * @param isShown whether the bar is visible
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(
    function observeHeight() {
      const element = bar.current;
      if (!element || !isShown) return;
      const page = document.documentElement;
      // Not a property of the document, because setting one computes the styles of all elements again.
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      const observer = new ResizeObserver(([entry]) => {
        const size = entry?.borderBoxSize[0];
        if (!size) return;
        const height = Math.ceil(size.blockSize) + SPACING_PX;
        const covers = size.inlineSize > page.clientWidth * MIN_COVERED_SHARE;
        page.style.scrollPaddingBlockEnd = `${height + SPACING_PX}px`;
        sheet.replaceSync(`[data-above-bar] { --bottom-inset: ${covers ? height : 0}px }`);
        document.body.style.paddingBlockEnd = `${height + SPACING_PX}px`;
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        page.style.removeProperty('scroll-padding-block-end');
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        document.body.style.removeProperty('padding-block-end');
      };
    },
    [bar, isShown],
  );
}
