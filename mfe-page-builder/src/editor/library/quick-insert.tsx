import { Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { EntryIcon } from './entry-icon.tsx';
import styles from './library.module.css';
import { findEntries, type LibraryEntry } from './library-entries.ts';
import { addRecentType, listRecentTypes } from './recent-types.ts';
import { useLibraryEntries } from './use-library-entries.ts';

interface QuickInsertProps {
  readonly onPick: (type: string) => void;
  readonly onClose: () => void;
}

/** A search with results to choose by arrow keys and Enter; recently used types are listed first. Escape closes it. */
export function QuickInsert({ onPick, onClose }: QuickInsertProps) {
  const text = useEditorText();
  const entries = useLibraryEntries();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [recentTypes] = useState(listRecentTypes);
  const found = query.trim() === '' ? sortByRecent(entries, recentTypes) : findEntries(entries, query);
  const activeEntry = found[active];

  useEffect(
    function showActiveOption() {
      list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' });
    },
    [active],
  );

  function pick(entry: LibraryEntry | undefined) {
    if (!entry) return;
    addRecentType(entry.type);
    onPick(entry.type);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const last = found.length - 1;
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? Math.max(0, last) : active - 1);
    else if (event.key === 'Enter') pick(activeEntry);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <TextInput
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeEntry && `${id}-${activeEntry.type}`}
        aria-label={text('library.search')}
        placeholder={text('library.search')}
        autoComplete="off"
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div ref={list} role="listbox" id={id} aria-label={text('library.title')} className={styles.options}>
        {found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
          <div
            key={entry.type}
            id={`${id}-${entry.type}`}
            role="option"
            tabIndex={-1}
            aria-label={entry.label}
            aria-selected={index === active}
            data-index={index}
            className={`${styles.entry} ${styles.option}`}
            onClick={() => pick(entry)}
            onMouseMove={() => setActive(index)}
          >
            <span className={styles.icon}>
              <EntryIcon type={entry.type} />
            </span>
            <span className={styles.entryText}>
              <span>{entry.label}</span>
              <span className={styles.description}>{entry.description}</span>
            </span>
          </div>
        ))}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {found.length === 0 && text('library.none')}
      </Text>
    </>
  );
}

function sortByRecent(entries: readonly LibraryEntry[], recentTypes: readonly string[]): readonly LibraryEntry[] {
  const recent = recentTypes.flatMap((type) => entries.find((entry) => entry.type === type) ?? []);
  return [...recent, ...entries.filter((entry) => !recent.includes(entry))];
}
