import { useEffect } from 'react';
import styles from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

const ICON_SIZE = 18;

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteEntry | undefined;
  readonly toOptionId: (entry: PaletteEntry) => string;
  readonly onActivate: (entry: PaletteEntry) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The palette's options. The focus stays in the search field, which names the active one. */
export function PaletteList({ id, label, groups, active, toOptionId, onActivate, onChoose }: PaletteListProps) {
  const activeId = active && toOptionId(active);

  useEffect(
    function scrollToActive() {
      if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    },
    [activeId],
  );

  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
        <div key={group.key} role="group" aria-label={group.label}>
          <p className={styles.groupName} aria-hidden>
            {group.label}
          </p>
          {group.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
            <div
              key={entry.key}
              id={toOptionId(entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              className={styles.option}
              onMouseMove={() => onActivate(entry)}
              onClick={() => onChoose(entry)}
            >
              <entry.icon size={ICON_SIZE} stroke={1.6} aria-hidden />
              <span>
                {entry.label}
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
