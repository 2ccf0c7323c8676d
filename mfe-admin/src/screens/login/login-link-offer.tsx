import { isApiFailure } from '@fakos/shared-kit/api';
import { useSendLoginLinkMutation } from '@fakos/shared-kit/api/users/hooks';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useText } from '../../text.ts';

/** Offers an e-mailed link that signs in, while the password is refused after too many attempts. */
export function LoginLinkOffer({ email }: { email: string }) {
  const text = useText();
  const failureText = useFailureText();
  const [sendLink, { data, error, isLoading }] = useSendLoginLinkMutation();
  if (data) {
    const { delivery } = data.data;
    return (
      <Alert role="status" color={delivery === 'sent' ? 'green' : 'orange'}>
        {text(`login.link.${delivery}`)}
      </Alert>
    );
  }
  // After too many requests the last link that was sent is still valid.
  const isLimited = isApiFailure(error) && error.code === 'TOO_MANY_REQUESTS';
  return (
    <Stack gap="xs">
      <Text size="sm">{text('login.link.offer')}</Text>
      {error && !isLoading && (
        <Alert role="alert" color="orange">
          {isLimited ? text('login.link.useLast') : failureText(error)}
        </Alert>
      )}
      <Button variant="default" loading={isLoading} onClick={() => void sendLink({ email })}>
        {text('login.link.send')}
      </Button>
    </Stack>
  );
}
