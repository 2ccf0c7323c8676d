import { useLanguage } from '@fakos/shared-kit/i18n';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useEffect, useId, useState } from 'react';
import { usePwaText } from '../pwa-text.ts';
import styles from './offline-page.module.css';
import { listSavedPages, type SavedPage } from './saved-pages.ts';

/** Pages that are available offline; nothing where there are none. */
export function SavedPages() {
  const text = usePwaText();
  const titleId = useId();
  const pages = useSavedPages();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.saved}>
      <SectionHeading id={titleId} title={text('offline.seen')} text={text('offline.seenText')} />
      <ul className={styles.list}>
        {pages.map(({ address, path, title }) => (
          <li key={address}>
            {/* Opens a document instead of using the router: only documents are cached. */}
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

function useSavedPages(): readonly SavedPage[] {
  const language = useLanguage();
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(
    function loadSavedPages() {
      let isCancelled = false;
      listSavedPages(language).then(
        (found) => !isCancelled && setPages(found),
        () => undefined,
      );
      return () => {
        isCancelled = true;
      };
    },
    [language],
  );
  return pages;
}
