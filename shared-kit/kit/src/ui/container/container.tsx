import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './container.module.css';

/** Props of `Container`. */
export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  /** `text` suits reading, `narrow` forms and checkout, `wide` pages, `full` the whole width with gutters. */
  size?: 'text' | 'narrow' | 'wide' | 'full';
}

/** Gives the content a maximum width, side margins and the left edge that all pages share. */
export function Container({ as: Element = 'div', size = 'wide', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames(styles.container, styles[size], className)} />;
}
