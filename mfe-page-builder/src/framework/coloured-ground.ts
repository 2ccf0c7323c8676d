import type { CSSProperties } from 'react';
import styles from './coloured-ground.module.css';

/**
 * Class and style of a part with a ground of its own colour, as the page's author chose it; the ink on it is the one that
 * can be read. Without a colour the page's ground stays.
 */
export function colouredGround(colour: string): { className: string; style: CSSProperties } {
  if (colour === '') return { className: '', style: {} };
  return { className: styles.ground ?? '', style: { '--ground': colour } };
}
