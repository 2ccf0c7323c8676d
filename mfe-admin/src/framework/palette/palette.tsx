import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Alert, Button, Modal } from '@mantine/core';
import { useText } from '../../text.ts';
import type { AdminScreen } from '../screen.ts';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import styles from './palette.module.css';

const lazyPanel = createLazy(() => import('./palette-panel.tsx').then((module) => module.PalettePanel));
const SKELETON_ROWS = 4;

/** Props of `Palette` and of its lazily loaded panel. */
export interface PaletteProps {
  /** The screens that the user may open. */
  readonly screens: readonly AdminScreen[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShowShortcuts: () => void;
}

/** The command palette: a dialog whose contents are loaded on first use. */
export function Palette(props: PaletteProps) {
  const text = useText();
  const kitText = useKitText();
  const { code: Panel, hasFailed, retry } = useLazy(lazyPanel, props.isOpen ? 'now' : 'never');
  return (
    <Modal.Root opened={props.isOpen} onClose={props.onClose} size="lg" yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={text('palette.title')}>
        {Panel && <Panel {...props} />}
        {!Panel && (
          <div className={styles.state}>
            {hasFailed ? (
              <Alert role="alert" color="red" title={kitText('state.errorTitle')}>
                <Button size="xs" variant="default" onClick={retry}>
                  {kitText('actions.retry')}
                </Button>
              </Alert>
            ) : (
              <PageSkeleton rows={SKELETON_ROWS} />
            )}
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
