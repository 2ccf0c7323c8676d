import { isApiFailure } from '@fakos/shared-kit/api';
import { Alert, Button, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { useFailureText } from './failure-text.ts';

interface ChangeFailureProps {
  /** Error of the last change; undefined without one. */
  readonly failure: unknown;
  /** Loads the record again and removes the message. */
  readonly onReload: () => void;
}

/** Error message of a failed change. If another user changed the record first, it offers to load that version. */
export function ChangeFailure({ failure, onReload }: ChangeFailureProps) {
  const text = useText();
  const failureText = useFailureText();
  if (failure === undefined) return null;
  const isStale = isApiFailure(failure) && failure.code === 'STALE_VERSION';
  return (
    <Alert role="alert" color="red" title={isStale ? text('merge.title') : failureText(failure)}>
      {isStale && (
        <>
          <Text size="sm">{failureText(failure)}</Text>
          <Button mt="sm" size="xs" variant="default" onClick={onReload}>
            {text('history.reload')}
          </Button>
        </>
      )}
    </Alert>
  );
}
