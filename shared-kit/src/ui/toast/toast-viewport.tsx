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
  const Item = useLateItem(toasts.length > 0);
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

/** How long a toast without news may wait for its code, in milliseconds: the first view comes first. */
const LATE_MS = 3000;

let Loaded: typeof ToastItem | undefined;

/** Brings what draws a toast. */
export async function loadToastItem(): Promise<typeof ToastItem> {
  Loaded = (await import('./toast-item.tsx')).ToastItem;
  return Loaded;
}

/** What draws a toast: comes with the first one, and without one soon enough to be there when the network is not. */
function useLateItem(isNeeded: boolean): typeof ToastItem | undefined {
  const [item, setItem] = useState(() => Loaded);
  useEffect(
    function bringItem() {
      const bring = () =>
        void loadToastItem().then(
          (late) => setItem(() => late),
          () => undefined,
        );
      const timer = setTimeout(bring, isNeeded ? 0 : LATE_MS);
      return () => clearTimeout(timer);
    },
    [isNeeded],
  );
  return item;
}
