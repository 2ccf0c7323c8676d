import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section-heading.module.css';

/** Props of `SectionHeading`. */
export interface SectionHeadingProps {
  title: ReactNode;
  /** A sentence under the title. */
  text?: ReactNode;
  /** At the end of the row, usually a link to all. */
  action?: ReactNode;
  /** `1` is the page's title. */
  level?: 1 | 2 | 3;
  align?: 'start' | 'center';
  /** For `aria-labelledby` of the section. */
  id?: string;
  className?: string;
}

/** Heading of a section or page. */
export function SectionHeading({
  title,
  text,
  action,
  level = 2,
  align = 'start',
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.heading, align === 'center' && styles.center, className)}>
      <div className={styles.texts}>
        <Heading id={id} className={styles[`level${level}`]}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
