import { Dialog as Base } from '@base-ui/react/dialog';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useShown } from '../use-shown.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

type ChangeDetails = Parameters<NonNullable<Base.Root.Props['onOpenChange']>>[1];

const DISMISS_REASONS: readonly ChangeDetails['reason'][] = ['escape-key', 'outside-press', 'focus-out'];

/** The open dialog, loaded lazily. */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, closeLabel, size = 'md' } = props;
  const { initialFocus, dismissible = true, role = 'dialog' } = props;
  const isShown = useShown(open);

  function change(next: boolean, details: ChangeDetails) {
    const dismissed = !next && DISMISS_REASONS.includes(details.reason);
    if (dismissed && !dismissible) details.cancel();
    else onOpenChange(next);
  }

  return (
    <Base.Root open={isShown} onOpenChange={change} disablePointerDismissal={role === 'alertdialog'}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={classNames(styles.popup, styles[size])} role={role} initialFocus={initialFocus}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {dismissible && closeLabel && (
                <Base.Close
                  render={
                    <IconButton label={closeLabel} icon={<Icon name="close" size={20} />} className={styles.close} />
                  }
                />
              )}
            </header>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
