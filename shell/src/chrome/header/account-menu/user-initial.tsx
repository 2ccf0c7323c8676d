import styles from './account-menu.module.css';

/** First letter of the user's name. */
export function UserInitial({ name }: { name: string }) {
  return <span className={styles.initial}>{name.trim().charAt(0).toUpperCase() || '·'}</span>;
}
