import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useNavigate } from '@fakos/shared-kit/router';
import { CloseButton, Loader, VisuallyHidden } from '@mantine/core';
import { IconFile, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { findEntries } from './find-entries.ts';
import styles from './palette.module.css';
import type { PaletteProps } from './palette.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { PaletteList } from './palette-list.tsx';
import { addRecentKey, listRecentKeys } from './recent-entries.ts';
import { type RecordGroup, useRecordSearch } from './record-search.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

/** The palette's search field and its results. Without a query it lists recent choices first, then all other entries. */
export function PalettePanel({ screens, onClose, onShowShortcuts }: PaletteProps) {
  const text = useText();
  const kitText = useKitText();
  const listId = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const records = useRecordSearch(query.trim(), screens);
  const commands = usePaletteEntries(screens, onShowShortcuts);

  const groups = query.trim()
    ? [
        ...commands.map((group) => ({ ...group, entries: findEntries(group.entries, query).slice(0, group.maxFound) })),
        ...records.groups.map((group) => toPaletteGroup(group, navigate)),
      ].filter(({ entries }) => entries.length > 0)
    : listUnfiltered(commands, text('palette.recent'));
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === activeKey) ?? entries[0];
  const count = text('palette.results', { count: entries.length });

  useEffect(function focusInput() {
    input.current?.focus();
  }, []);

  function choose(entry: PaletteEntry) {
    if (commands.some((group) => group.entries.includes(entry))) addRecentKey(entry.key);
    onClose();
    entry.run();
  }

  function moveBy(step: number) {
    const index = active ? entries.indexOf(active) : -1;
    setActiveKey(entries.at((index + step) % entries.length)?.key);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveBy(1);
    else if (event.key === 'ArrowUp') moveBy(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles.field}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={text('palette.title')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && toOptionId(listId, active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={text('palette.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActiveKey(undefined);
          }}
          onKeyDown={handleKey}
          className={styles.input}
        />
        {records.isPending && <Loader size="xs" aria-hidden />}
        <CloseButton size="lg" onClick={onClose} aria-label={kitText('actions.close')} />
      </div>
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      <PaletteList
        id={listId}
        label={count}
        groups={groups}
        active={active}
        toOptionId={(entry) => toOptionId(listId, entry)}
        onActivate={({ key }) => setActiveKey(key)}
        onChoose={choose}
      />
      {entries.length === 0 && !records.isPending && <p className={styles.empty}>{text('palette.empty')}</p>}
      {records.failure !== undefined && <p className={styles.empty}>{text('palette.recordsFailed')}</p>}
    </>
  );
}

function listUnfiltered(groups: readonly PaletteGroup[], recentLabel: string): readonly PaletteGroup[] {
  const all = groups.flatMap(({ entries }) => entries);
  const recent = listRecentKeys().flatMap((key) => all.find((entry) => entry.key === key) ?? []);
  const listed = groups.filter(({ isSearchOnly }) => !isSearchOnly);
  if (recent.length === 0) return listed;
  return [
    { key: 'recent', label: recentLabel, entries: recent },
    ...listed.map((group) => ({ ...group, entries: group.entries.filter((entry) => !recent.includes(entry)) })),
  ].filter(({ entries }) => entries.length > 0);
}

function toPaletteGroup({ key, label, records }: RecordGroup, navigate: (to: string) => void): PaletteGroup {
  return {
    key: `records:${key}`,
    label,
    entries: records.map((record) => ({
      key: `record:${key}:${record.key}`,
      label: record.label,
      detail: record.detail,
      icon: IconFile,
      searchTexts: [],
      run: () => navigate(record.to),
    })),
  };
}

function toOptionId(listId: string, { key }: PaletteEntry): string {
  return `${listId}-${key}`;
}
