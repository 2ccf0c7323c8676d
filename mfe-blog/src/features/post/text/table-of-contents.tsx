import { useEffect, useState } from 'react';
import { useText } from '../../../text.ts';
import styles from './post-text.module.css';
import type { TextPart } from './text-parts.ts';

type Headings = readonly NonNullable<TextPart['heading']>[];

/** What the text is about, part by part; marks the part that is being read. */
export function TableOfContents({ headings }: { headings: Headings }) {
  const text = useText();
  const current = useCurrentPart(headings);
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        {text('post.contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, title, level }) => (
          <li key={id} className={level === 3 ? styles.inner : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The line of the screen at which a part is being read: a narrow band below the bar. */
const READING_LINE = '-20% 0px -75%';

function useCurrentPart(headings: Headings): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    function watchParts() {
      if (!('IntersectionObserver' in window)) return;
      const watches = headings.map(({ id }) => {
        const watch = new IntersectionObserver(
          ([entry]) => setCurrent((known) => (entry?.isIntersecting ? id : known === id ? undefined : known)),
          { rootMargin: READING_LINE },
        );
        const part = document.getElementById(id);
        if (part) watch.observe(part);
        return watch;
      });
      return () => {
        for (const watch of watches) watch.disconnect();
      };
    },
    [headings],
  );
  return current;
}
