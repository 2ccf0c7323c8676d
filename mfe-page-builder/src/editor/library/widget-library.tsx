import { Stack, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useEditorText } from '../editor-text.ts';
import { EntryIcon } from './entry-icon.tsx';
import styles from './library.module.css';
import { findEntries, groupEntries, type LibraryEntry } from './library-entries.ts';
import { addRecentType, listRecentTypes } from './recent-types.ts';
import { useLibraryEntries } from './use-library-entries.ts';

const ICON_SIZE = 16;

interface WidgetLibraryProps {
  readonly onInsert: (type: string) => void;
  /** Puts an entry's button into an element that can be dragged; `place` is unique among the entries that are shown. */
  readonly renderDraggable?: (entry: LibraryEntry, place: string, button: ReactNode) => ReactNode;
}

/** The widgets that can be inserted, by category, with a search and recently used ones. */
export function WidgetLibrary({ onInsert, renderDraggable = (_entry, _place, button) => button }: WidgetLibraryProps) {
  const text = useEditorText();
  const entries = useLibraryEntries();
  const [query, setQuery] = useState('');
  const [recentTypes, setRecentTypes] = useState(listRecentTypes);
  const isSearch = query.trim() !== '';
  const found = findEntries(entries, query);
  const recent = recentTypes.flatMap((type) => entries.find((entry) => entry.type === type) ?? []);

  const renderGroup = (place: string, title: string, listed: readonly LibraryEntry[]) => (
    <EntryGroup key={place} title={title}>
      {listed.map((entry) => (
        <li key={entry.type}>
          {renderDraggable(
            entry,
            place,
            <EntryButton
              entry={entry}
              onInsert={() => {
                addRecentType(entry.type);
                setRecentTypes(listRecentTypes());
                onInsert(entry.type);
              }}
            />,
          )}
        </li>
      ))}
    </EntryGroup>
  );

  return (
    <Stack gap="md" p="sm">
      <TextInput
        type="search"
        aria-label={text('library.search')}
        placeholder={text('library.search')}
        leftSection={<IconSearch size={ICON_SIZE} aria-hidden />}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status" hidden={!isSearch}>
        {isSearch && (found.length === 0 ? text('library.none') : text('library.found', { count: found.length }))}
      </Text>
      {isSearch && found.length > 0 && renderGroup('search', text('library.title'), found)}
      {!isSearch && recent.length > 0 && renderGroup('recent', text('library.recent'), recent)}
      {!isSearch &&
        groupEntries(entries).map(({ category, entries: listed }) =>
          renderGroup(category, text(`library.categories.${category}`), listed),
        )}
    </Stack>
  );
}

function EntryGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.category}>
        {title}
      </h3>
      <ul className={styles.entries}>{children}</ul>
    </section>
  );
}

function EntryButton({ entry, onInsert }: { entry: LibraryEntry; onInsert: () => void }) {
  const text = useEditorText();
  const descriptionId = useId();
  return (
    <UnstyledButton className={styles.entry} aria-describedby={descriptionId} onClick={onInsert}>
      <span className={styles.icon}>
        <EntryIcon type={entry.type} />
      </span>
      <span className={styles.entryText}>
        <VisuallyHidden>{text('library.insert', { name: entry.label })}</VisuallyHidden>
        <span aria-hidden>{entry.label}</span>
        {/* Read as the button's description, not as a part of its name. */}
        <span id={descriptionId} aria-hidden className={styles.description}>
          {entry.description}
        </span>
      </span>
    </UnstyledButton>
  );
}
