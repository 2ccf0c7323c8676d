import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

/** A tab and the panel that belongs to it. */
export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled tab. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  className?: string;
}

/** Index of the enabled tab that an arrow, Home or End key selects. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  const target: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return target[key];
}

/** Tabs with arrow key navigation. All panels are in the page, so that search engines index them. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id);
  const current = value ?? own;

  function select(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }

  function move(event: KeyboardEvent) {
    const enabled = tabs.filter((tab) => !tab.disabled);
    const at = enabled.findIndex((tab) => tab.id === current);
    const target = enabled[getNextIndex(event.key, at, enabled.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}-tab-${target.id}"]`)?.focus();
  }

  return (
    <div className={classNames(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            disabled={tab.disabled}
            className={styles.tab}
            onClick={() => select(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by Tab
          tabIndex={0}
          hidden={tab.id !== current}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
