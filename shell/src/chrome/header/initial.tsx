import styles from './account-menu.module.css';

/** Whose menu it is, by a letter. */
export function Initial({ name }: { name: string }) {
  return <span className={styles.initial}>{name.trim().charAt(0).toUpperCase() || '·'}</span>;
}
