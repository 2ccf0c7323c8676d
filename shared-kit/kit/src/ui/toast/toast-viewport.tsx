import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import type { ToastItem } from './toast-item.tsx';
import { toastStore } from './toast-store.ts';

/** Props of `ToastViewport`. */
export interface ToastViewportProps {
  /** Accessible name of the region, such as «Ειδοποιήσεις». */
  label: string;
  /** Accessible name of each toast's close button. */
  closeLabel: string;
}

/** Shows and announces toasts, above dialogs. Rendered once near the end of the page. */
export function ToastViewport({ label, closeLabel }: ToastViewportProps) {
  // Deferred, because the frame of the press that shows a toast comes first.
  const toasts = useDeferredValue(useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer));
  const Item = useLazyToastItem();
  const lists = [
    { live: 'assertive', shown: toasts.filter((toast) => toast.tone === 'error') },
    { live: 'polite', shown: toasts.filter((toast) => toast.tone !== 'error') },
  ] as const;
  return (
    <section aria-label={label} className={styles.viewport} data-above-bar="">
      {lists.map(({ live, shown }) => (
        // Both regions exist from the start, because a region added together with its text is often not announced.
        <div key={live} aria-live={live} aria-relevant="additions" className={styles.list}>
          {Item && shown.map((toast) => <Item key={toast.id} toast={toast} closeLabel={closeLabel} />)}
        </div>
      ))}
    </section>
  );
}

/** Delay before a failed load is retried, in milliseconds; toasts also report a lost network. */
const RETRY_MS = 1000;

let Loaded: typeof ToastItem | undefined;

/** Loads the component that renders a toast. */
export async function loadToastItem(): Promise<typeof ToastItem> {
  Loaded = (await import('./toast-item.tsx')).ToastItem;
  return Loaded;
}

/** The component that renders a toast. Loaded after hydration, so that it is available offline. */
function useLazyToastItem(): typeof ToastItem | undefined {
  const [item, setItem] = useState(() => Loaded);
  useEffect(function loadItem() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function load() {
      loadToastItem().then(
        (loaded) => setItem(() => loaded),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    }
    load();
    return () => clearTimeout(timer);
  }, []);
  return item;
}
