import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ListedResource } from './listed-endpoints.ts';
import { useReferenceText } from './reference-text.ts';
import styles from './resource-nav.module.css';

/** Links to the resources: a list beside the endpoints, on phones behind a button above them. */
export function ResourceNav({ resources }: { resources: readonly ListedResource[] }) {
  const text = useReferenceText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={text('resources')} className={styles.nav}>
      <button
        type="button"
        className={styles.navButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={16} aria-hidden className={styles.chevron} />
        {text('resources')}
      </button>
      <ul id={id} className={styles.navList} data-open={open}>
        {resources.map(({ id: anchor, name, endpoints }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.navLink} onClick={() => setOpen(false)}>
              <span>{name}</span>
              <span className={styles.navCount}>{endpoints.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
