import { classNames } from '@fakos/shared-kit/ui/class-names';
import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
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

/** Elements in a column or row with equal gaps. */
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
