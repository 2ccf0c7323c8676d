import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../text.ts';
import type { Selection } from '../list/use-selection.ts';
import styles from './bulk.module.css';
import type { BulkAction, BulkChange } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';

interface BulkBarProps {
  readonly selection: Selection;
  readonly actions: readonly BulkAction[];
  /** Number of rows of the page, and of all rows that match the filters. */
  readonly pageCount: number;
  readonly total: number;
  /** Called after rows have changed. */
  readonly onChanged: () => void;
}

/** The actions on the selected rows, at the bottom of the screen while rows are selected. */
export function BulkBar({ selection, actions, pageCount, total, onChanged }: BulkBarProps) {
  const text = useText();
  const [action, setAction] = useState<BulkChange>();
  const [target, setTarget] = useState(selection.target);
  if (selection.count === 0) return null;
  const canSelectAll = !selection.isAllMatching && selection.count >= pageCount && total > selection.count;
  return (
    <Paper withBorder shadow="md" component="section" aria-label={text('bulk.label')} className={styles.bar}>
      <Group gap="sm">
        <Text size="sm" fw={500} role="status">
          {text('bulk.selected', { count: selection.count })}
        </Text>
        {canSelectAll && (
          <Button variant="subtle" size="compact-sm" onClick={selection.selectAllMatching}>
            {text('bulk.selectAll', { count: total })}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" color="gray" onClick={selection.clear}>
          {text('bulk.clear')}
        </Button>
      </Group>
      <Group gap="xs">
        {actions.map((candidate) => (
          <Button
            key={candidate.key}
            size="sm"
            variant={isDestructive(candidate) ? 'outline' : 'default'}
            color={isDestructive(candidate) ? 'red' : undefined}
            onClick={() => {
              if ('start' in candidate) return candidate.start(selection.target);
              setTarget(selection.target);
              setAction(candidate);
            }}
          >
            {candidate.label}
          </Button>
        ))}
      </Group>
      {action && (
        <BulkDialog
          action={action}
          target={target}
          count={selection.count}
          onClose={(result) => {
            setAction(undefined);
            if (!result) return;
            selection.clear();
            onChanged();
          }}
        />
      )}
    </Paper>
  );
}

function isDestructive(action: BulkAction): boolean {
  return 'isDestructive' in action && action.isDestructive === true;
}
