import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, List, Loader, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import type { SelectionTarget } from '../list/use-selection.ts';
import { useFailureText } from '../states/failure-text.ts';
import { toDisplayText } from '../to-display-text.ts';
import { useToasts } from '../toasts.tsx';
import type { BulkChange, BulkResult, BulkRow } from './bulk-action.ts';

/** Number of changed rows that the preview lists; refused rows are listed completely. */
const PREVIEWED_ROWS = 8;

interface BulkDialogProps {
  readonly action: BulkChange;
  readonly target: SelectionTarget;
  readonly count: number;
  /** Called when the dialog closes; `result` is set if the action ran. */
  readonly onClose: (result?: BulkResult) => void;
}

type Stage =
  | { readonly name: 'preview'; readonly result: BulkResult | undefined }
  | { readonly name: 'running' }
  | { readonly name: 'done'; readonly result: BulkResult };

/** Shows an action's fields and a preview, runs it and reports the result of each row. */
export function BulkDialog({ action, target, count, onClose }: BulkDialogProps) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const toasts = useToasts();
  const [change, setChange] = useState<unknown>(action.initialChange);
  const [stage, setStage] = useState<Stage>({ name: 'preview', result: undefined });
  const [failure, setFailure] = useState<unknown>();
  const [typed, setTyped] = useState('');
  const isChangeKnown = change !== undefined || !action.Fields;

  useEffect(
    function requestPreview() {
      setStage({ name: 'preview', result: undefined });
      setFailure(undefined);
      if (!isChangeKnown) return;
      let isCurrent = true;
      action.run(target, change, { preview: true }).then(
        (result) => isCurrent && setStage({ name: 'preview', result }),
        (error: unknown) => isCurrent && setFailure(error),
      );
      return () => {
        isCurrent = false;
      };
    },
    [action, target, change, isChangeKnown],
  );

  async function run() {
    setStage({ name: 'running' });
    try {
      const result = await action.run(target, change, { preview: false });
      if (result.refused.length > 0) return setStage({ name: 'done', result });
      finish(result);
    } catch (error) {
      setFailure(error);
      setStage({ name: 'preview', result: undefined });
    }
  }

  function finish(result: BulkResult) {
    const { undo } = action;
    const message = text(isDeletion(result) ? 'bulk.deleted' : 'bulk.done', { count: result.done.length });
    const revert = async () => {
      if (!undo) return;
      try {
        const undone = await undo(result);
        toasts.showSuccess(text('bulk.undone', { count: undone.done.length }));
        for (const { label, message: reason } of undone.refused) toasts.showError(`${label}: ${reason}`);
      } catch (error) {
        toasts.showError(failureText(error));
      }
    };
    if (result.done.length > 0) toasts.showSuccess(message, undo && (() => void revert()));
    onClose(result);
  }

  const { Fields, wordToType } = action;
  const isWordMissing = wordToType !== undefined && typed.trim() !== wordToType;
  const isRunning = stage.name === 'running';
  return (
    <Modal
      opened
      onClose={() => (stage.name === 'done' ? finish(stage.result) : onClose())}
      title={action.label}
      size="lg"
      closeOnEscape={!isRunning}
      closeOnClickOutside={false}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <Stack>
        <Text size="sm">{text('bulk.selected', { count })}</Text>
        {Fields && stage.name === 'preview' && <Fields change={change} onChange={setChange} />}
        {failure !== undefined && (
          <Alert role="alert" color="red">
            {failureText(failure)}
          </Alert>
        )}
        {stage.name === 'preview' && stage.result && <Preview result={stage.result} action={action} />}
        {((stage.name === 'preview' && !stage.result && isChangeKnown && failure === undefined) || isRunning) && (
          <Group gap="sm" role="status">
            <Loader size="sm" />
            <Text size="sm">{text(isRunning ? 'bulk.running' : 'bulk.checking', { count })}</Text>
          </Group>
        )}
        {wordToType !== undefined && stage.name === 'preview' && (
          <TextInput
            label={text('dialogs.typeName', { name: wordToType })}
            value={typed}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {stage.name === 'done' && <Result result={stage.result} />}
        <Group justify="flex-end">
          {stage.name === 'done' ? (
            <Button onClick={() => finish(stage.result)}>{kitText('actions.close')}</Button>
          ) : (
            <>
              <Button variant="default" onClick={() => onClose()} disabled={isRunning}>
                {kitText('actions.cancel')}
              </Button>
              <Button
                color={action.isDestructive ? 'red' : undefined}
                loading={isRunning}
                disabled={stage.name !== 'preview' || !stage.result || stage.result.done.length === 0 || isWordMissing}
                onClick={() => void run()}
              >
                {stage.name === 'preview' && stage.result
                  ? text('bulk.apply', { count: stage.result.done.length })
                  : action.label}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function isDeletion({ done }: BulkResult): boolean {
  return done.length > 0 && done.every(({ after }) => after === null);
}

function Preview({ result, action }: { result: BulkResult; action: BulkChange }) {
  const text = useText();
  const more = result.done.length - PREVIEWED_ROWS;
  return (
    <Stack gap="xs" role="status">
      <Text fw={500}>
        {text(isDeletion(result) ? 'bulk.willDelete' : 'bulk.willChange', { count: result.done.length })}
      </Text>
      <List size="sm" spacing={4}>
        {result.done.slice(0, PREVIEWED_ROWS).map((row) => (
          <List.Item key={row.id}>
            {row.label} <Changes row={row} action={action} />
          </List.Item>
        ))}
        {more > 0 && <List.Item>{text('bulk.more', { count: more })}</List.Item>}
      </List>
      <Refusals result={result} />
    </Stack>
  );
}

function Changes({ row, action }: { row: BulkRow; action: BulkChange }) {
  const { before, after } = row;
  if (!after) return null;
  const format = action.formatValue ?? ((_field, value) => toDisplayText(value));
  const changes = Object.keys(after).map((field) => `${format(field, before[field])} → ${format(field, after[field])}`);
  return (
    <Text span size="sm" c="dimmed">
      {changes.join(', ')}
    </Text>
  );
}

function Result({ result }: { result: BulkResult }) {
  const text = useText();
  return (
    <Stack gap="xs" role="status">
      <Text fw={500}>{text(isDeletion(result) ? 'bulk.deleted' : 'bulk.done', { count: result.done.length })}</Text>
      <Refusals result={result} />
    </Stack>
  );
}

function Refusals({ result }: { result: BulkResult }) {
  const text = useText();
  if (result.refused.length === 0) return null;
  return (
    <Alert color="red" title={text('bulk.refused', { count: result.refused.length })}>
      <List size="sm" spacing={4}>
        {result.refused.map(({ id, label, message }) => (
          <List.Item key={id}>{`${label}: ${message}`}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
