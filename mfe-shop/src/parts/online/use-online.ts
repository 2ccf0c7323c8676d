import { useEffect, useRef } from 'react';

/** Browsers report a connection before it works; delay in milliseconds. */
const SETTLE_DELAY_MS = 500;

/** Runs the callback each time the browser is online again. */
export function useOnline(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(function updateCallback() {
    latest.current = callback;
  });
  useEffect(function watchConnection() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleCallback = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), SETTLE_DELAY_MS);
    };
    window.addEventListener('online', scheduleCallback);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', scheduleCallback);
    };
  }, []);
}
