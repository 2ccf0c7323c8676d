import { type RefObject, useEffect, useRef, useState } from 'react';

/** What {@link useImageError} returns. */
export interface ImageError {
  /** Whether the image of this `src` failed to load. */
  readonly hasFailed: boolean;
  /** Props of the image. */
  readonly imageProps: { readonly ref: RefObject<HTMLImageElement | null>; readonly onError: () => void };
}

/** Detects that an image fails to load, also before hydration, when no listener is attached yet. */
export function useImageError(src: string): ImageError {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();

  useEffect(
    function detectEarlyError() {
      const element = ref.current;
      if (!element) return;
      const isBroken = element.complete && element.naturalWidth === 0 && element.currentSrc !== '';
      // The page replaces broken images by a placeholder.
      if (isBroken || element.getAttribute('src') !== src) setFailedSrc(src);
    },
    [src],
  );
  return { hasFailed: failedSrc === src, imageProps: { ref, onError: () => setFailedSrc(src) } };
}
