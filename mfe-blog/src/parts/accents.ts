import styles from './accents.module.css';

const accents = [styles.green, styles.blue, styles.orange, styles.red];

/** Accent class of a card by its index: green, blue, orange, red, repeated (spec section 9). */
export function getAccentClass(index: number): string {
  return accents[index % accents.length] ?? '';
}
