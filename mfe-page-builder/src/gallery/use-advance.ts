import { useEffect, useState } from 'react';
import { ADVANCE_MS } from './gallery-looks.ts';
import type { Strip } from './use-strip.ts';

/** A row that moves on by itself. */
export interface Advance {
  readonly isPlaying: boolean;
  toggle(): void;
  /** For the row's element: it stands still under the pointer and while something in it has the focus. */
  readonly watch: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** Moves a row on every five seconds, and from its end back to its beginning; never for those who want less motion. */
export function useAdvance({ current, isAtEnd, goTo }: Strip, wanted: boolean): Advance {
  const [isPlaying, setPlaying] = useState(true);
  const [held, setHeld] = useState({ pointer: false, focus: false });

  useEffect(function respectLessMotion() {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  const runs = wanted && isPlaying && !held.pointer && !held.focus;
  useEffect(
    function moveOn() {
      if (!runs) return;
      const timer = setInterval(() => {
        if (!document.hidden) goTo(isAtEnd ? 0 : current + 1);
      }, ADVANCE_MS);
      return () => clearInterval(timer);
    },
    [runs, current, isAtEnd, goTo],
  );

  const hold = (how: Partial<typeof held>) => setHeld((before) => ({ ...before, ...how }));
  return {
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    watch: {
      onPointerEnter: () => hold({ pointer: true }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: () => hold({ focus: false }),
    },
  };
}
