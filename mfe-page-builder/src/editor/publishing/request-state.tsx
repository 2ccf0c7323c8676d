import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { useEditorText } from '../editor-text.ts';

/** A read of the API as the hooks of RTK Query return it. */
export interface QueryState<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const ROW_HEIGHT = 40;

/** Returns the error message of a failed request: the server's, else the text of its code. */
export function useFailureText(): (failure: unknown) => string {
  const text = useKitText();
  return useCallback(
    (failure) =>
      isApiFailure(failure) ? (failure.message ?? text(`errors.${failure.code}`)) : text('errors.INTERNAL'),
    [text],
  );
}

interface RequestedProps<Data> {
  readonly query: QueryState<Data>;
  readonly loadingLabel: string;
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query; while it loads a skeleton of the expected height, or the error with a retry. */
export function Requested<Data>({ query, loadingLabel, rows = 3, children }: RequestedProps<Data>) {
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return <FailureAlert message={failureText(error)} onRetry={refetch} isPending={isFetching} />;
  }
  return (
    <Stack gap="xs" role="status" aria-label={loadingLabel}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={ROW_HEIGHT} />
      ))}
    </Stack>
  );
}

interface FailureAlertProps {
  readonly message: string;
  readonly onRetry?: () => unknown;
  readonly isPending?: boolean;
}

/** An error that is announced, with a retry where there is one. */
export function FailureAlert({ message, onRetry, isPending = false }: FailureAlertProps) {
  const kitText = useKitText();
  return (
    <Alert color="red" role="alert">
      <Group justify="space-between" gap="sm">
        <span>{message}</span>
        {onRetry && (
          <Button size="compact-sm" variant="default" loading={isPending} onClick={() => void onRetry()}>
            {kitText('actions.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

interface ConfirmButtonsProps {
  readonly message: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** An inline confirmation that replaces its button; Cancel has the initial focus. */
export function ConfirmInPlace({ message, confirmLabel, isPending, onConfirm, onCancel }: ConfirmButtonsProps) {
  const text = useEditorText();
  return (
    <Alert color="yellow" role="alertdialog" aria-label={message}>
      <Stack gap="xs">
        <span>{message}</span>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" autoFocus disabled={isPending} onClick={onCancel}>
            {text('publish.cancel')}
          </Button>
          <Button size="compact-sm" color="red" loading={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
