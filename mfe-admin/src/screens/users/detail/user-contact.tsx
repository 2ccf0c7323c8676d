import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { Stack, Text } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import { toDisplayText } from '../../../framework/to-display-text.ts';
import { useText } from '../../../text.ts';
import { Fact, Facts } from './facts.tsx';

/** The details of an account that the signed-in user may read and not change. */
export function UserContact({ user }: { user: AdminUserDetail }) {
  const text = useText();
  return (
    <Section title={text('users.details')}>
      <Stack>
        <Text size="sm">{text('users.readOnly')}</Text>
        <Facts>
          <Fact name={text('users.name')}>{user.name}</Fact>
          <Fact name={text('users.email')}>{user.email}</Fact>
          <Fact name={text('users.phone')}>{toDisplayText(user.phone)}</Fact>
          <Fact name={text('users.role')}>{text(`users.roles.${user.role}`)}</Fact>
        </Facts>
      </Stack>
    </Section>
  );
}
