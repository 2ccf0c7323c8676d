import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** `tile` is filled without a border, `outline` has only a border. */
  variant?: 'surface' | 'tile' | 'outline';
}

/** A box that groups related content. */
export function Card({ as: Element = 'div', padding = 'md', variant = 'surface', className, ...rest }: CardProps) {
  const gap = styles[`padding-${padding}`];
  return <Element {...rest} className={classNames(styles.card, styles[variant], gap, className)} />;
}
