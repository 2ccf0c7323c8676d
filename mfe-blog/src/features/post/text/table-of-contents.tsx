import { useEffect, useState } from 'react';
import { useText } from '../../../text.ts';
import styles from './post-text.module.css';
import type { TextSection } from './text-sections.ts';

type Headings = readonly NonNullable<TextSection['heading']>[];

/** Links to the sections of a text; marks the section that is being read. */
export function TableOfContents({ headings }: { headings: Headings }) {
  const text = useText();
  const current = useCurrentSection(headings);
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

/** A section is being read while it is in a narrow band below the header. */
const READING_LINE = '-20% 0px -75%';

function useCurrentSection(headings: Headings): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    function observeSections() {
      if (!('IntersectionObserver' in window)) return;
      const observers = headings.map(({ id }) => {
        const observer = new IntersectionObserver(
          ([entry]) => setCurrent((known) => (entry?.isIntersecting ? id : known === id ? undefined : known)),
          { rootMargin: READING_LINE },
        );
        const section = document.getElementById(id);
        if (section) observer.observe(section);
        return observer;
      });
      return () => {
        for (const observer of observers) observer.disconnect();
      };
    },
    [headings],
  );
  return current;
}
