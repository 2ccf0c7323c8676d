import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { useEndSession } from '../session/use-end-session.ts';
import { useFailureText } from './failure-text.ts';

/** A call that failed: what happened, with a retry, or with the way to sign in where the session has ended. */
export function FailureState({
  failure,
  onRetry,
  pending = false,
}: {
  failure: unknown;
  onRetry: () => void;
  pending?: boolean;
}) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const endSession = useEndSession();
  const ended = isApiFailure(failure) && failure.code === 'NOT_SIGNED_IN';
  return (
    <Alert role="alert" color="red" title={kitText('state.errorTitle')} icon={<IconAlertTriangle aria-hidden />}>
      <Text size="sm">{failureText(failure)}</Text>
      <Group mt="sm">
        {ended ? (
          <Button size="xs" onClick={endSession}>
            {text('states.signInAgain')}
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={onRetry} loading={pending}>
            {kitText('actions.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
