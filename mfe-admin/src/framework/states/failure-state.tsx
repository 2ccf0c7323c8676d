import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { useEndSession } from '../session/use-end-session.ts';
import { useFailureText } from './failure-text.ts';

/** Error message of a failed request, with a retry or, if the session has ended, a sign-in button. */
export function FailureState({
  failure,
  onRetry,
  isPending = false,
}: {
  failure: unknown;
  onRetry: () => void;
  isPending?: boolean;
}) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const endSession = useEndSession();
  const isSessionEnded = isApiFailure(failure) && failure.code === 'NOT_SIGNED_IN';
  return (
    <Alert role="alert" color="red" title={kitText('state.errorTitle')} icon={<IconAlertTriangle aria-hidden />}>
      <Text size="sm">{failureText(failure)}</Text>
      <Group mt="sm">
        {isSessionEnded ? (
          <Button size="xs" onClick={endSession}>
            {text('states.signInAgain')}
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={onRetry} loading={isPending}>
            {kitText('actions.retry')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
