import { useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import { ToastItem } from './toast-item.tsx';
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
  const lists = [
    { live: 'assertive', shown: toasts.filter((toast) => toast.tone === 'error') },
    { live: 'polite', shown: toasts.filter((toast) => toast.tone !== 'error') },
  ] as const;
  return (
    <section aria-label={label} className={styles.viewport}>
      {lists.map(({ live, shown }) => (
        // Both regions are there from the start: one that arrives together with its words is often not announced.
        <div key={live} aria-live={live} aria-relevant="additions" className={styles.list}>
          {shown.map((toast) => (
            <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
        </div>
      ))}
    </section>
  );
}
