import { useViewPostMutation } from '@fakos/shared-kit/api/posts/hooks';
import { nanoid } from '@fakos/shared-kit/state';
import { useEffect } from 'react';

/** How long a post stays in sight before somebody has read it, in milliseconds. */
const READ_MS = 5000;

/**
 * A number for the time that this tab is open, known to nobody else and stored nowhere, so that it needs no consent. The
 * server counts a post once for it.
 */
let visit: string | undefined;
const counted = new Set<string>();

/** Counts a view of a post, once a visit. */
export function useViewCount(slug: string): void {
  const [viewPost] = useViewPostMutation();
  useEffect(
    function countReading() {
      if (counted.has(slug) || wasHereBefore()) return;
      let reading: ReturnType<typeof setTimeout> | undefined;
      const count = () => {
        counted.add(slug);
        visit ??= nanoid();
        void viewPost({ slug, session_id: visit });
      };
      const follow = () => {
        clearTimeout(reading);
        if (document.visibilityState === 'visible' && !counted.has(slug)) reading = setTimeout(count, READ_MS);
      };
      follow();
      document.addEventListener('visibilitychange', follow);
      return () => {
        clearTimeout(reading);
        document.removeEventListener('visibilitychange', follow);
      };
    },
    [slug, viewPost],
  );
}

/** True on the page that the tab was reloaded on, or went back to: its view has been counted. */
function wasHereBefore(): boolean {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  if (!opening || (opening as PerformanceNavigationTiming).type === 'navigate') return false;
  return new URL(opening.name).pathname === window.location.pathname;
}
