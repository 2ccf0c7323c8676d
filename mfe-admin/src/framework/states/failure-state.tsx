import { isApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import { useEndSession } from '../session/use-end-session.ts';
import { useFailureText } from './failure-text.ts';

/**
 * Error message of a failed request, with a retry or, if the session has ended, a sign-in button. A request that the user is
 * not allowed to make has no retry.
 *
 * @param title title of the error state; a general text by default
 */
export function FailureState({
  failure,
  onRetry,
  isPending = false,
  title,
}: {
  failure: unknown;
  onRetry: () => void;
  isPending?: boolean;
  title?: string | undefined;
}) {
  const text = useText();
  const kitText = useKitText();
  const failureText = useFailureText();
  const endSession = useEndSession();
  const code = isApiFailure(failure) ? failure.code : undefined;
  const isForbidden = code === 'FORBIDDEN';
  return (
    <Alert
      role="alert"
      color="red"
      title={isForbidden ? text('states.forbiddenTitle') : (title ?? kitText('state.errorTitle'))}
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Text size="sm">{failureText(failure)}</Text>
      {!isForbidden && (
        <Group mt="sm">
          {code === 'NOT_SIGNED_IN' ? (
            <Button size="xs" onClick={endSession}>
              {text('states.signInAgain')}
            </Button>
          ) : (
            <Button size="xs" variant="default" onClick={onRetry} loading={isPending}>
              {kitText('actions.retry')}
            </Button>
          )}
        </Group>
      )}
    </Alert>
  );
}
