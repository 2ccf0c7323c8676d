import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { isAppleDevice } from '../shortcuts/key-combination.ts';
import { ShortcutKeys } from '../shortcuts/shortcut-keys.tsx';
import styles from './palette.module.css';

/** Button of the header that opens the command palette. */
export function PaletteButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const text = useText();
  return (
    <UnstyledButton
      className={styles.opener}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={isAppleDevice() ? 'Meta+K' : 'Control+K'}
    >
      <IconSearch size={20} stroke={1.6} aria-hidden />
      <span className={styles.openerText}>{text('palette.title')}</span>{' '}
      <span className={styles.openerKeys} aria-hidden>
        <ShortcutKeys keys="mod+K" />
      </span>
    </UnstyledButton>
  );
}
