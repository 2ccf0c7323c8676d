import { useEffect, useState } from 'react';
import { runAfterFrame } from './after-frame.ts';

/**
 * Whether an open panel is rendered. It follows `open`, one frame later when the panel opens: rendering a panel takes several
 * frames on a phone, and the frame of the pressed control comes first (decision 101). A panel that is loaded already open is
 * false for its first commit too, so it plays its opening transition.
 */
export function useShown(open: boolean): boolean {
  const [isReady, setReady] = useState(false);
  if (isReady && !open) setReady(false);

  useEffect(
    function showAfterFrame() {
      if (open) return runAfterFrame(() => setReady(true));
    },
    [open],
  );

  return open && isReady;
}
