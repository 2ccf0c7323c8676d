import { useEffect, useState } from 'react';
import { type CutOut, loadFrame } from './images.ts';

/** The frame of a product image, cut out; `retry` loads it again after a failure. */
export function useFrameImage(image: string) {
  const [cutOut, setCutOut] = useState<CutOut>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    function load() {
      if (hasFailed) return;
      let isCurrent = true;
      loadFrame(image).then(
        (loaded) => isCurrent && setCutOut(loaded),
        () => isCurrent && setFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    },
    [image, hasFailed],
  );
  return { cutOut, hasFailed, retry: () => setFailed(false) };
}
