import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '../../text.ts';
import type { ListedResource } from './listed-calls.ts';
import styles from './resource-nav.module.css';

/** The resources, each a link to its place. Beside the calls the list stands open; above them, on a phone, a button opens it. */
export function ResourceNav({ resources }: { resources: readonly ListedResource[] }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={text('apiReference.resources')} className={styles.nav}>
      <button
        type="button"
        className={styles.navButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={16} aria-hidden className={styles.chevron} />
        {text('apiReference.resources')}
      </button>
      <ul id={id} className={styles.navList} data-open={open}>
        {resources.map(({ id: place, name, calls }) => (
          <li key={place}>
            <a href={`#${place}`} className={styles.navLink} onClick={() => setOpen(false)}>
              <span>{name}</span>
              <span className={styles.navCount}>{calls.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
