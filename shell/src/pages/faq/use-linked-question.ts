import { useLocation } from '@fakos/shared-kit/router';
import { useEffect, useEffectEvent } from 'react';

/** Opens the question that the address names, and brings it into view. `onLinked` hears of it before. */
export function useLinkedQuestion(onLinked: () => void): void {
  const { hash, key } = useLocation();
  const show = useEffectEvent((id: string) => {
    onLinked();
    // What a search hid comes back first.
    requestAnimationFrame(() => {
      const place = document.getElementById(id);
      const question = place?.querySelector('details');
      if (!place || !question) return;
      question.open = true;
      place.scrollIntoView({ block: 'start' });
    });
  });

  useEffect(
    function openLinked() {
      if (hash.length > 1) show(decodeAnchor(hash.slice(1)));
    },
    [hash, key],
  );
  useEffect(function followAnchors() {
    // The browser follows a plain link to an anchor by itself, past the router.
    const follow = () => window.location.hash.length > 1 && show(decodeAnchor(window.location.hash.slice(1)));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
