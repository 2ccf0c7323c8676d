import styles from './accents.module.css';

const accents = [styles.green, styles.blue, styles.orange, styles.red];

/** The accent of a card by its place: green, blue, orange, red, and again (spec section 9). */
export function accentOf(index: number): string {
  return accents[index % accents.length] ?? '';
}
