import { useLocation } from '@fakos/shared-kit/router';
import { useEffect, useEffectEvent } from 'react';

/** Opens the question in the URL's hash and scrolls to it. `onLinked` is called before. */
export function useLinkedQuestion(onLinked: () => void): void {
  const { hash, key } = useLocation();
  const openQuestion = useEffectEvent((id: string) => {
    onLinked();
    // `onLinked` may first have to show a question hidden by the search.
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      const question = element?.querySelector('details');
      if (!element || !question) return;
      question.open = true;
      element.scrollIntoView({ block: 'start' });
    });
  });

  useEffect(
    function openFromLocation() {
      if (hash.length > 1) openQuestion(decodeAnchor(hash.slice(1)));
    },
    [hash, key],
  );
  useEffect(function listenToHash() {
    // The browser follows plain anchor links without the router.
    const handleHashChange = () =>
      window.location.hash.length > 1 && openQuestion(decodeAnchor(window.location.hash.slice(1)));
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
