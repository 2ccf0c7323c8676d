import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

/** The choice of a file, within a `Field`. The browser names its button in its own language. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="file" className={styles.file} />;
}
