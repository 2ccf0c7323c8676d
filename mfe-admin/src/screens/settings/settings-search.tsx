import { Link } from '@fakos/shared-kit/router';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { findEntries } from '../../framework/palette/find-entries.ts';
import { useSettingEntries } from '../../framework/settings/use-setting-entries.ts';
import { useText } from '../../text.ts';
import styles from './settings.module.css';

const MAX_RESULTS = 12;

/** Finds any setting by its label, help or key, in both languages and in Greeklish. */
export function SettingsSearch() {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const entries = useSettingEntries(isSearching);
  const found = isSearching ? findEntries(entries, typed).slice(0, MAX_RESULTS) : [];

  function moveFocus(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setTyped('');
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const index = stops.indexOf(document.activeElement as HTMLElement);
    stops[(index + step + stops.length) % stops.length]?.focus();
  }

  function closeOnLeave(event: FocusEvent) {
    if (!container.current?.contains(event.relatedTarget)) setTyped('');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and its results bubble
    <div ref={container} className={styles.search} onKeyDown={moveFocus} onBlur={closeOnLeave}>
      <TextInput
        type="search"
        label={text('settings.search.label')}
        placeholder={text('settings.search.placeholder')}
        value={typed}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <VisuallyHidden role="status">
        {isSearching && found.length > 0 ? text('settings.search.results', { count: found.length }) : ''}
      </VisuallyHidden>
      {isSearching && (
        <ul className={styles.results} aria-label={text('settings.search.label')}>
          {found.map(({ key, label, place, address }) => (
            <li key={key}>
              <Link to={address} onClick={() => setTyped('')}>
                {label}
                <span className={styles.place}>{place}</span>
              </Link>
            </li>
          ))}
          {found.length === 0 && <li className={styles.place}>{text('settings.search.empty')}</li>}
        </ul>
      )}
    </div>
  );
}
