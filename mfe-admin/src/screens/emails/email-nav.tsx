import { useGetEmailStatusQuery } from '@fakos/shared-kit/api/emails/hooks';
import { Link, useLocation } from '@fakos/shared-kit/router';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useText } from '../../text.ts';
import { DELIVERY, EMAIL_SETTINGS, EMAILS, TEMPLATES } from './email-paths.ts';

const pages = [
  { address: EMAILS, key: 'outbox' },
  { address: TEMPLATES, key: 'templates' },
  { address: DELIVERY, key: 'delivery' },
] as const;

/** Links between the outbox, the templates and the mail server's state, and a hint where no server is set. */
export function EmailNav() {
  const text = useText();
  const { pathname } = useLocation();
  const { data } = useGetEmailStatusQuery();
  return (
    <Stack gap="sm">
      <Group component="nav" gap="xs" aria-label={text('menu.emails')}>
        {pages.map(({ address, key }) => (
          <Button
            key={key}
            component={Link}
            to={address}
            variant={pathname === address ? 'light' : 'subtle'}
            size="compact-md"
            aria-current={pathname === address ? 'page' : undefined}
          >
            {text(`emails.pages.${key}`)}
          </Button>
        ))}
      </Group>
      {data?.data.server === null && pathname !== DELIVERY && (
        <Alert color="accent" title={text('mail.noServer')}>
          <Text size="sm">{text('mail.noServerHint')}</Text>
          <Anchor component={Link} to={EMAIL_SETTINGS} size="sm" underline="always">
            {text('emails.openSettings')}
          </Anchor>
        </Alert>
      )}
    </Stack>
  );
}
