import { ActionIcon, Button, Checkbox, Group, Popover, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { type Column, selectColumns, toColumnKeys } from './list-columns.ts';
import type { ListAddress } from './use-list-address.ts';

/** Chooses and orders the columns of a list. */
export function ColumnsMenu<Row>({ columns, address }: { columns: readonly Column<Row>[]; address: ListAddress }) {
  const text = useText();
  const shown = selectColumns(columns, address.columns).map(({ key }) => key);
  const hidden = columns.filter(({ key }) => !shown.includes(key));
  const ordered = [...shown.flatMap((key) => columns.find((column) => column.key === key) ?? []), ...hidden];
  const setShown = (keys: readonly string[]) => address.setColumns(toColumnKeys(columns, keys));
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={16} aria-hidden />}>
          {text('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text('list.columns')}>
        <Stack gap="xs">
          {ordered.map((column) => {
            const index = shown.indexOf(column.key);
            return (
              <Group key={column.key} justify="space-between" wrap="nowrap">
                <Checkbox
                  label={column.header}
                  checked={index >= 0}
                  disabled={column.isRowTitle ?? false}
                  onChange={(event) =>
                    setShown(
                      event.currentTarget.checked ? [...shown, column.key] : shown.filter((key) => key !== column.key),
                    )
                  }
                />
                {index >= 0 && (
                  <Group gap={2} wrap="nowrap">
                    <MoveButton
                      label={text('list.moveColumnUp', { name: column.header })}
                      isUp
                      isDisabled={index === 0}
                      onMove={() => setShown(move(shown, index, index - 1))}
                    />
                    <MoveButton
                      label={text('list.moveColumnDown', { name: column.header })}
                      isDisabled={index === shown.length - 1}
                      onMove={() => setShown(move(shown, index, index + 1))}
                    />
                  </Group>
                )}
              </Group>
            );
          })}
          {address.columns && (
            <Button variant="subtle" size="compact-sm" onClick={() => address.setColumns(undefined)}>
              {text('list.defaultColumns')}
            </Button>
          )}
          <Text size="xs" c="dimmed">
            {text('list.columnsHint')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface MoveButtonProps {
  label: string;
  isUp?: boolean;
  isDisabled: boolean;
  onMove: () => void;
}

function MoveButton({ label, isUp = false, isDisabled, onMove }: MoveButtonProps) {
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} disabled={isDisabled} onClick={onMove}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}

function move(keys: readonly string[], from: number, to: number): string[] {
  const moved = [...keys];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
