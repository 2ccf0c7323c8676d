import { Fragment } from 'react';
import { useReferenceText } from '../reference-text.ts';
import type { Limit } from './limits.ts';
import styles from './schema.module.css';

/** The limits of a value as text. */
export function LimitList({ limits }: { limits: readonly Limit[] }) {
  const text = useReferenceText();
  return limits.map((limit) => (
    <span key={JSON.stringify(limit)} className={styles.limit}>
      {limit.isPerItem && `${text('perItem')} `}
      {'codes' in limit ? (
        <>
          {text(`codes.${limit.key}`)}
          {limit.codes.map((code) => (
            <Fragment key={code}>
              {' '}
              <code className={styles.code}>{code}</code>
            </Fragment>
          ))}
        </>
      ) : (
        text(`limits.${limit.key}`, limit.values)
      )}
    </span>
  ));
}
