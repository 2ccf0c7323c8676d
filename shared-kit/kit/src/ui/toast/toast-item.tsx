import { type KeyboardEvent, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';
import { dismissToast, type Toast, type ToastTone } from './toast-store.ts';

const DEFAULT_DURATION = 5000;
const ERROR_DURATION = 8000;
const TONE_ICON: Record<ToastTone, IconName> = { success: 'check', error: 'alert', info: 'info' };

function getDuration(toast: Toast): number {
  return toast.duration ?? (toast.tone === 'error' || toast.action ? ERROR_DURATION : DEFAULT_DURATION);
}

/** One toast. Its timer is paused while it is hovered or focused. */
export function ToastItem({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isPaused, setPaused] = useState(false);

  useEffect(
    function dismissAfterDuration() {
      const duration = getDuration(toast);
      if (isPaused || duration === 0) return;
      const timer = setTimeout(() => dismissToast(toast.id), duration);
      return () => clearTimeout(timer);
    },
    [isPaused, toast],
  );

  const pause = { onPointerEnter: () => setPaused(true), onFocus: () => setPaused(true) };
  const resume = { onPointerLeave: () => setPaused(false), onBlur: () => setPaused(false) };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dismissToast(toast.id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer; Escape is a shortcut for the close button
    <div className={classNames(styles.toast, styles[toast.tone])} onKeyDown={closeOnEscape} {...pause} {...resume}>
      <span className={styles.mark}>
        <Icon name={TONE_ICON[toast.tone]} size={18} />
      </span>
      <div className={styles.text}>
        <p className={styles.message}>{toast.message}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onClick();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        size="sm"
        label={closeLabel}
        icon={<Icon name="close" size={18} />}
        className={styles.close}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
