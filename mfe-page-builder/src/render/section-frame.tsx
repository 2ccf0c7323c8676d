import { readColor } from '@fakos/contracts/html/safe-values';
import type { ReactNode } from 'react';
import { getColoredBackground } from '../framework/colored-background.ts';
import styles from './section-list.module.css';

/** A section with its background around its content. */
export function SectionFrame({ backgroundColor, children }: { backgroundColor: unknown; children: ReactNode }) {
  const background = getColoredBackground(readColor(backgroundColor));
  return (
    <section
      className={`${styles.section} ${background.className}`}
      style={background.style}
      data-colored={background.className ? true : undefined}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
