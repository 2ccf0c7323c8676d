import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

/** Steps of the spacing scale. */
export type StackGap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** Props of `Stack`. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  gap?: StackGap;
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
}

/** Things under or beside each other with an even gap. */
export function Stack(props: StackProps) {
  const { as: Element = 'div', gap = 4, direction = 'column', align, justify, wrap, className, style, ...rest } = props;
  const vars: CSSProperties = {
    gap: gap === 0 ? 0 : `var(--space-${gap})`,
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap ? 'wrap' : undefined,
    ...style,
  };
  return <Element {...rest} className={classNames(styles.stack, styles[direction], className)} style={vars} />;
}
