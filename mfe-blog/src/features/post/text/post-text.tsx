import { SafeHtml } from '@fakos/shared-kit/html';
import { useMemo } from 'react';
import styles from './post-text.module.css';
import { TableOfContents } from './table-of-contents.tsx';
import { textPartsOf } from './text-parts.ts';

/** From how many headings on a text has a table of contents. */
const MIN_HEADINGS = 3;

/** The text of a post, in parts that links lead to; a long one with its contents. */
export function PostText({ html }: { html: string }) {
  const parts = useMemo(() => textPartsOf(html), [html]);
  const headings = useMemo(() => parts.flatMap(({ heading }) => heading ?? []), [parts]);
  return (
    <div className={styles.columns}>
      {headings.length >= MIN_HEADINGS && <TableOfContents headings={headings} />}
      <div className={styles.text}>
        {parts.map(({ html: part, heading }, index) => (
          <div key={heading?.id ?? index} id={heading?.id} className={heading && styles[`level${heading.level}`]}>
            <SafeHtml html={part} />
          </div>
        ))}
      </div>
    </div>
  );
}
