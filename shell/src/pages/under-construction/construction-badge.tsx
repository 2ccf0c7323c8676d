import { useSiteWords } from '../../site-watch/site-words.ts';
import styles from './under-construction.module.css';

/** Tells an admin that visitors see something else. */
export function ConstructionBadge() {
  const words = useSiteWords();
  return (
    <aside className={styles.badge} aria-label={words.badgeLabel}>
      {words.badge}
    </aside>
  );
}
