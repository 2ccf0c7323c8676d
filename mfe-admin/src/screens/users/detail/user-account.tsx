import type { AdminUserDetail } from '@fakos/contracts/admin-users/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import { StateBadge, VerifiedBadge } from '../user-badges.tsx';
import { Fact, Facts } from './facts.tsx';

/** State, registration, verification and sessions of an account. `children` are its actions. */
export function UserAccount({ user, children }: { user: AdminUserDetail; children: ReactNode }) {
  const text = useText();
  const format = useFormat();
  const { email_verified_at: verifiedAt, last_seen_at: lastSeenAt } = user;
  return (
    <Section title={text('users.account')} aside={<StateBadge isDisabled={user.disabled} />}>
      <Stack>
        <Facts>
          <Fact name={text('users.registered')}>{format.dateTime(user.created_at)}</Fact>
          <Fact name={text('users.verification')}>
            {verifiedAt === null ? <VerifiedBadge isVerified={false} /> : format.dateTime(verifiedAt)}
          </Fact>
          <Fact name={text('users.sessions')}>
            <div>{text('users.openSessions', { count: user.sessions })}</div>
            {lastSeenAt !== null && <div>{text('users.lastSeen', { at: format.dateTime(lastSeenAt) })}</div>}
          </Fact>
          <Fact name={text('users.twoStep')}>
            {user.two_step_since === null ? text('users.twoStepOff') : format.dateTime(user.two_step_since)}
          </Fact>
        </Facts>
        {children}
      </Stack>
    </Section>
  );
}
