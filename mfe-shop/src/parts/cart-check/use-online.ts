import { useEffect, useRef } from 'react';

/** Runs work each time the browser is online again. */
export function useOnline(work: () => void): void {
  const latest = useRef(work);
  useEffect(function keepLatest() {
    latest.current = work;
  });
  useEffect(function watchConnection() {
    const run = () => latest.current();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, []);
}
