import { useViewPostMutation } from '@fakos/shared-kit/api/posts/hooks';
import { nanoid } from '@fakos/shared-kit/state';
import { useEffect } from 'react';

/** Time that a post must be visible to count as viewed, in milliseconds. */
const VIEW_MS = 5000;

/**
 * Id of this tab's session, by which the server counts a post once. It exists in memory only, so it needs no consent.
 */
let sessionId: string | undefined;
const counted = new Set<string>();

/** Counts a view of a post, once per session. */
export function useViewCount(slug: string): void {
  const [viewPost] = useViewPostMutation();
  useEffect(
    function countView() {
      if (counted.has(slug) || isRevisit()) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const count = () => {
        counted.add(slug);
        sessionId ??= nanoid();
        void viewPost({ slug, session_id: sessionId });
      };
      const restartTimer = () => {
        clearTimeout(timer);
        if (document.visibilityState === 'visible' && !counted.has(slug)) timer = setTimeout(count, VIEW_MS);
      };
      restartTimer();
      document.addEventListener('visibilitychange', restartTimer);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', restartTimer);
      };
    },
    [slug, viewPost],
  );
}

/** True for the page that the browser reloaded or restored from the history: its view has been counted already. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation || (navigation as PerformanceNavigationTiming).type === 'navigate') return false;
  return new URL(navigation.name).pathname === window.location.pathname;
}
