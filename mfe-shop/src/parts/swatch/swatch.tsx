import styles from './swatch.module.css';

/** Of a colour that the shop does not know. */
const MIXED_BACKGROUND = 'conic-gradient(#d66, #db5, #6a6, #58b, #86a, #d66)';

/** A decorative colour sample beside the colour's name; `background` is the CSS background that the API names. */
export function Swatch({ background }: { background: string | null | undefined }) {
  return <span aria-hidden="true" className={styles.swatch} style={{ background: background ?? MIXED_BACKGROUND }} />;
}
