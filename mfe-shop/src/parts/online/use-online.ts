import { useEffect, useRef } from 'react';

/** A network is announced a moment before it carries anything; in milliseconds. */
const SETTLE_MS = 500;

/** Runs work each time the browser is online again. */
export function useOnline(work: () => void): void {
  const latest = useRef(work);
  useEffect(function keepLatest() {
    latest.current = work;
  });
  useEffect(function watchConnection() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), SETTLE_MS);
    };
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  }, []);
}
