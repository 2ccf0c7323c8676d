import type { CSSProperties } from 'react';
import styles from './colored-background.module.css';

/** Class and style of an element with a background colour, whose text is black or white, whichever has more contrast. */
export function getColoredBackground(color: string): { className: string; style: CSSProperties } {
  if (color === '') return { className: '', style: {} };
  return { className: styles.background ?? '', style: { '--background': color } };
}
