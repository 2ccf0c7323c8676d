import { type ReactNode, useId } from 'react';
import styles from './footer.module.css';

export function FooterColumn({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!title) return <div className={styles.column}>{children}</div>;
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
