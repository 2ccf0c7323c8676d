import { useEffect, useState } from 'react';

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
      if (!open) return;
      let task: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        // The frame is painted before the next task.
        task = setTimeout(() => setReady(true));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(task);
      };
    },
    [open],
  );

  return open && isReady;
}
