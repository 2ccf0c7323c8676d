import { useLanguage } from '@fakos/shared-kit/i18n';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useEffect, useId, useState } from 'react';
import { useText } from '../text.ts';
import { type KeptPage, listKeptPages } from './kept-pages.ts';
import styles from './offline-page.module.css';

/** The pages that open without a network; nothing where there are none. */
export function KeptPages() {
  const text = useText();
  const titleId = useId();
  const pages = useKeptPages();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.kept}>
      <SectionHeading id={titleId} title={text('offline.seen')} text={text('offline.seenText')} />
      <ul className={styles.list}>
        {pages.map(({ address, path, title }) => (
          <li key={address}>
            {/* A document, not a page inside this one: only that is known to be kept. */}
            <a href={address} className={styles.link}>
              <span className={styles.title}>{title}</span>
              <span className={styles.address}>{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useKeptPages(): readonly KeptPage[] {
  const language = useLanguage();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(
    function readKeptPages() {
      let isGone = false;
      listKeptPages(language).then(
        (found) => !isGone && setPages(found),
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    },
    [language],
  );
  return pages;
}
