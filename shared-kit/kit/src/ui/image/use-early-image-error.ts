import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onError` if the image failed before hydration, when no listener was attached yet. The page may also have replaced
 * the broken image by its placeholder since. Returns the ref of the image.
 */
export function useEarlyImageError(src: string, onError: () => void): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  const report = useEffectEvent(onError);

  useEffect(
    function detectEarlyError() {
      const element = image.current;
      if (!element) return;
      const isBroken = element.complete && element.naturalWidth === 0 && element.currentSrc !== '';
      if (isBroken || element.getAttribute('src') !== src) report();
    },
    [src],
  );
  return image;
}
