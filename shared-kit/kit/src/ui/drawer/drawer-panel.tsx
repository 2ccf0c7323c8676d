import { Drawer as Base } from '@base-ui/react/drawer';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useShown } from '../use-shown.ts';
import styles from './drawer.module.css';
import type { DrawerProps } from './drawer.tsx';

const SWIPE_DIRECTION = { right: 'right', left: 'left', bottom: 'down' } as const;

/** The open drawer, loaded lazily. */
export function DrawerPanel(props: DrawerProps) {
  const { open, onOpenChange, title, description, children, footer, closeLabel, side = 'right', size = 'md' } = props;
  const isShown = useShown(open);
  return (
    <Base.Root open={isShown} onOpenChange={(next) => onOpenChange(next)} swipeDirection={SWIPE_DIRECTION[side]}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={classNames(styles.viewport, styles[`${side}Viewport`])}>
          <Base.Popup className={classNames(styles.popup, styles[side], styles[size])}>
            {side === 'bottom' && <span className={styles.grip} aria-hidden="true" />}
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={<IconButton label={closeLabel} icon={<Icon name="close" />} className={styles.close} />}
              />
            </header>
            <Base.Content className={styles.content}>
              {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </Base.Content>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
