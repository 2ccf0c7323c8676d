import type { SettingsLogEntry } from '@fakos/contracts/admin-settings/contract';
import { useUpdateNavigationMutation, useUpdateSettingsMutation } from '@fakos/shared-kit/api/admin-settings/hooks';
import { Button, Table } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import type { AdminTextKey } from '../../../text.ts';
import { isSetting } from '../form/setting-values.ts';
import { NAVIGATION_UPDATED_EVENT } from '../navigation-event.ts';
import styles from '../settings.module.css';
import { useSettingText } from '../use-setting-text.ts';
import {
  isSameInBoth,
  type LoggedValues,
  type NavigationPart,
  navigationParts,
  toNavigationUndo,
  toUndoValue,
} from './undo-value.ts';

interface HistoryTableProps {
  readonly label: string;
  readonly entry: SettingsLogEntry;
  /** When, formatted. */
  readonly at: string;
}

/** Older entries may name settings that no longer exist. */
const canUndo = (key: string) => isSetting(key) || (navigationParts as readonly string[]).includes(key);

/** The settings changed by one write, each with an undo button. */
export function HistoryTable({ label, entry, at }: HistoryTableProps) {
  const { text, toLabel, toValueText } = useSettingText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [update, updating] = useUpdateSettingsMutation();
  const [updateNavigation, updatingNavigation] = useUpdateNavigationMutation();
  const isLoading = updating.isLoading || updatingNavigation.isLoading;

  const getName = (key: string) => (isSetting(key) ? toLabel(key) : text(`settings.history.${key}` as AdminTextKey));

  async function undo(key: string, before: LoggedValues) {
    const { error } = isSetting(key)
      ? await update({ [key]: toUndoValue(key, before) })
      : await updateNavigation(toNavigationUndo(key as NavigationPart, before));
    const name = getName(key);
    if (!error && !isSetting(key)) window.dispatchEvent(new Event(NAVIGATION_UPDATED_EVENT));
    if (error) toasts.showError(text('settings.history.undoFailed', { reason: failureText(error) }));
    else toasts.showSuccess(text('settings.history.undone', { label: name }));
  }

  const toText = (key: string, values: LoggedValues) => {
    if (values === null) return text('settings.history.default');
    if (isSameInBoth(values)) return toValueText(key, values.el);
    return `${toValueText(key, values.el)} / ${toValueText(key, values.en)}`;
  };
  return (
    <div className={styles.historyTable}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {(['setting', 'before', 'after', 'action'] as const).map((column) => (
              <Table.Th key={column} scope="col">
                {text(`settings.history.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entry.keys.map((key) => {
            const change = entry.changes[key];
            const name = getName(key);
            return (
              <Table.Tr key={key}>
                <Table.Th scope="row">{name}</Table.Th>
                {change ? (
                  <>
                    <Table.Td className={styles.value}>{toText(key, change.before)}</Table.Td>
                    <Table.Td className={styles.value}>{toText(key, change.after)}</Table.Td>
                  </>
                ) : (
                  <Table.Td colSpan={2}>{text('settings.history.noValues')}</Table.Td>
                )}
                <Table.Td>
                  {change && canUndo(key) && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      disabled={isLoading}
                      leftSection={<IconArrowBackUp size={14} aria-hidden />}
                      aria-label={text('settings.history.undoLabel', { label: name, at })}
                      onClick={() => void undo(key, change.before)}
                    >
                      {text('settings.history.undo')}
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
