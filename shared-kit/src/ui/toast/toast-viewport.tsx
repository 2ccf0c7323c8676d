import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** Put once near the end of the page: shows what `useToast()` says, above dialogs, and announces it. */
export function ToastViewport({ label, closeLabel }: ToastViewportProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const Item = useLateItem();
  const lists = [
    { live: 'assertive', shown: toasts.filter((toast) => toast.tone === 'error') },
    { live: 'polite', shown: toasts.filter((toast) => toast.tone !== 'error') },
  ] as const;
  return (
    <section aria-label={label} className={styles.viewport}>
      {lists.map(({ live, shown }) => (
        // Both regions are there from the start: one that arrives together with its words is often not announced.
        <div key={live} aria-live={live} aria-relevant="additions" className={styles.list}>
          {Item && shown.map((toast) => <Item key={toast.id} toast={toast} closeLabel={closeLabel} />)}
        </div>
      ))}
    </section>
  );
}

/** After how long a download that failed is tried again, in milliseconds: news of a lost network has to be told. */
const RETRY_MS = 1000;

let Loaded: typeof ToastItem | undefined;

/** Brings what draws a toast. */
export async function loadToastItem(): Promise<typeof ToastItem> {
  Loaded = (await import('./toast-item.tsx')).ToastItem;
  return Loaded;
}

/** What draws a toast: comes when the page has come alive, so that it is there when the network no longer is. */
function useLateItem(): typeof ToastItem | undefined {
  const [item, setItem] = useState(() => Loaded);
  useEffect(function bringItem() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function bring() {
      loadToastItem().then(
        (late) => setItem(() => late),
        () => {
          timer = setTimeout(bring, RETRY_MS);
        },
      );
    }
    bring();
    return () => clearTimeout(timer);
  }, []);
  return item;
}
