import { useState } from 'react';
import type { Box, Point } from './place-frame.ts';

/** The pupils in the pixels of the photo, and how far the frame is moved down, in millimetres. */
export interface Wearing {
  readonly pupils: readonly [Point, Point];
  readonly offset: number;
}

/** Places of the pupils in a portrait, as shares of its size, until the visitor marks them. */
const USUAL_PUPILS = { left: 0.4, right: 0.6, y: 0.42 } as const;
/** Changes that can be undone. */
const MAX_HISTORY = 100;

function getUsualWearing({ width, height }: Pick<Box, 'width' | 'height'>): Wearing {
  const y = height * USUAL_PUPILS.y;
  return {
    pupils: [
      { x: width * USUAL_PUPILS.left, y },
      { x: width * USUAL_PUPILS.right, y },
    ],
    offset: 0,
  };
}

/** The marks on a photo, with undo. `begin` starts a change, such as a drag, that is undone as one. */
export function useWearing(photo: Pick<Box, 'width' | 'height'>) {
  const [wearing, setWearing] = useState(() => getUsualWearing(photo));
  const [earlier, setEarlier] = useState<readonly Wearing[]>([]);

  // A change that began and moved nothing is none.
  const history = earlier.at(-1) === wearing ? earlier.slice(0, -1) : earlier;

  function begin() {
    setEarlier([...history, wearing].slice(-MAX_HISTORY));
  }

  function change(part: Partial<Wearing>) {
    setWearing((current) => ({ ...current, ...part }));
  }

  function undo() {
    const last = history.at(-1);
    if (!last) return;
    setWearing(last);
    setEarlier(history.slice(0, -1));
  }

  return { wearing, begin, change, undo, canUndo: history.length > 0 };
}
