import { useEffect, useState } from 'react';
import { AUTOPLAY_MS } from './gallery-looks.ts';
import type { Strip } from './use-strip.ts';

/** Autoplay of a strip. */
export interface Autoplay {
  readonly isPlaying: boolean;
  toggle(): void;
  /** Event handlers of the list, which pause under the pointer and while the focus is inside. */
  readonly pauseHandlers: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** Scrolls a strip to the next image every five seconds, from the last to the first; off with reduced motion. */
export function useAutoplay({ current, isAtEnd, goTo }: Strip, isEnabled: boolean): Autoplay {
  const [isPlaying, setPlaying] = useState(true);
  const [isInside, setInside] = useState({ pointer: false, focus: false });

  useEffect(function respectReducedMotion() {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  const isRunning = isEnabled && isPlaying && !isInside.pointer && !isInside.focus;
  useEffect(
    function scrollAtInterval() {
      if (!isRunning) return;
      const timer = setInterval(() => {
        if (!document.hidden) goTo(isAtEnd ? 0 : current + 1);
      }, AUTOPLAY_MS);
      return () => clearInterval(timer);
    },
    [isRunning, current, isAtEnd, goTo],
  );

  const update = (change: Partial<typeof isInside>) => setInside((before) => ({ ...before, ...change }));
  return {
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    pauseHandlers: {
      onPointerEnter: () => update({ pointer: true }),
      onPointerLeave: () => update({ pointer: false }),
      onFocus: () => update({ focus: true }),
      onBlur: () => update({ focus: false }),
    },
  };
}
