import { type KeyCombination, listKeyLabels } from './key-combination.ts';
import styles from './shortcuts.module.css';

/** The keys of a shortcut as key caps. */
export function ShortcutKeys({ keys }: { keys: KeyCombination }) {
  return (
    <kbd className={styles.keys}>
      {listKeyLabels(keys).map((label) => (
        <kbd key={label} className={styles.key}>
          {label}
        </kbd>
      ))}
    </kbd>
  );
}
