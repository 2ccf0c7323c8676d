import { useFormat } from '@fakos/shared-kit/i18n';
import { Text, Timeline } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { Section } from '../section.tsx';
import styles from './event-history.module.css';

/** One event of a record. */
export interface HistoryEntry {
  readonly key: string;
  /** Description of the event. */
  readonly title: string;
  /** An instant. */
  readonly at: string;
  /** The actor: an e-mail address, `customer`, `system`, or '' if the title names it. */
  readonly actor: string;
  /** A written text, such as that of a note. */
  readonly text?: string;
  /** Shown below, such as the state of an e-mail. */
  readonly details?: ReactNode;
}

/** Events of a record with their actors, newest first. */
export function EventHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  const text = useText();
  const newestFirst = [...entries].reverse().sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Section title={text('events.title')}>
      {newestFirst.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('events.empty')}
        </Text>
      )}
      <Timeline active={newestFirst.length} bulletSize={14} lineWidth={2} role="list">
        {newestFirst.map((entry) => (
          <Timeline.Item key={entry.key} role="listitem" title={entry.title}>
            {entry.text && (
              <Text size="sm" className={styles.text}>
                {entry.text}
              </Text>
            )}
            {entry.details}
            <EntryOrigin entry={entry} />
          </Timeline.Item>
        ))}
      </Timeline>
    </Section>
  );
}

function EntryOrigin({ entry: { actor, at } }: { entry: HistoryEntry }) {
  const text = useText();
  const format = useFormat();
  const name = actor === 'customer' || actor === 'system' ? text(`events.actor.${actor}`) : actor;
  const by = name && `, ${text('events.by', { actor: name })}`;
  return (
    <Text size="sm" c="dimmed" className={styles.text}>
      {`${format.dateTime(at)}${by}`}
    </Text>
  );
}
