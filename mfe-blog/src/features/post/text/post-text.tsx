import { SafeHtml } from '@fakos/shared-kit/html';
import { useMemo } from 'react';
import { useSidebar } from '../../../parts/sidebar/use-sidebar.ts';
import styles from './post-text.module.css';
import { TableOfContents } from './table-of-contents.tsx';
import { splitAtHeadings } from './text-sections.ts';

/** Number of headings from which a text has a table of contents. */
const MIN_HEADINGS = 3;

/** The text of a post in sections with anchors, with a table of contents if it is long. */
export function PostText({ html }: { html: string }) {
  const sections = useMemo(() => splitAtHeadings(html), [html]);
  const headings = useMemo(() => sections.flatMap(({ heading }) => heading ?? []), [sections]);
  const isNarrow = useSidebar() !== undefined;
  return (
    <div className={styles.columns} data-narrow={isNarrow || undefined}>
      {headings.length >= MIN_HEADINGS && <TableOfContents headings={headings} />}
      <div className={styles.text}>
        {sections.map(({ html: section, heading }, index) => (
          <div key={heading?.id ?? index} id={heading?.id} className={heading && styles[`level${heading.level}`]}>
            <SafeHtml html={section} />
          </div>
        ))}
      </div>
    </div>
  );
}
