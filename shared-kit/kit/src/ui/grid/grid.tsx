import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './grid.module.css';

/** Props of `Grid`. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  /** Columns below 48 rem, from 48 rem and from 64 rem wide; each defaults to the one before. */
  columns?: { base?: number; md?: number; lg?: number };
  /** Instead of `columns`: as many columns as fit with at least this width. */
  min?: string;
  /** `products` has small column gaps and large row gaps. */
  gap?: 'sm' | 'md' | 'lg' | 'products';
}

/** Equal columns that adapt to the width of the screen. */
export function Grid({ as: Element = 'div', columns, min, gap = 'md', className, style, ...rest }: GridProps) {
  const base = columns?.base ?? 1;
  const md = columns?.md ?? base;
  const vars: Record<string, string | number | undefined> = min
    ? { '--grid-min': min }
    : { '--grid-base': base, '--grid-md': md, '--grid-lg': columns?.lg ?? md };
  return (
    <Element
      {...rest}
      className={classNames(styles.grid, min ? styles.fit : styles.columns, styles[gap], className)}
      style={{ ...vars, ...style }}
    />
  );
}
