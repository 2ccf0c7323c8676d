import type { OpenSession } from '@fakos/contracts/profile/contract';
import {
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '@fakos/shared-kit/api/profile/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import { ConfirmDialog } from '../../framework/dialogs/confirm-dialog.tsx';
import { Section } from '../../framework/section.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';
import styles from './profile.module.css';

const SKELETON_ROWS = 2;

/** Open sessions of the account, each with a button that ends it. */
export function SessionList() {
  const text = useText();
  const { data, error, refetch, isFetching } = useListSessionsQuery();
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus();
  const sessions = data?.data;
  return (
    <Section title={text('profile.sessions')}>
      {!sessions && error && <FailureState failure={error} onRetry={refetch} isPending={isFetching} />}
      {!sessions && !error && <PageSkeleton rows={SKELETON_ROWS} />}
      {sessions && (
        <Stack>
          <ul ref={list} tabIndex={-1} aria-label={text('profile.sessions')} className={styles.sessions}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} onEnded={focusList} />
            ))}
          </ul>
          {sessions.some((session) => !session.is_current) ? (
            <EndOthers onEnded={focusList} />
          ) : (
            <Text size="sm" c="dimmed">
              {text('profile.onlySession')}
            </Text>
          )}
        </Stack>
      )}
    </Section>
  );
}

function SessionItem({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const text = useText();
  const format = useFormat();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const device = session.device || text('profile.unknownDevice');

  async function end() {
    const { data, error } = await revoke({ id: session.id });
    if (!data) toasts.showError(failureText(error));
    else {
      toasts.showSuccess(data.message);
      onEnded();
    }
  }

  return (
    <li className={styles.session}>
      <div>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {device}
          </Text>
          {session.is_current && <AdminBadge tone="success">{text('profile.thisSession')}</AdminBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {text('profile.lastSeen', { at: format.dateTime(session.last_seen_at) })}
        </Text>
      </div>
      {!session.is_current && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isLoading}
          aria-label={text('profile.endOf', { device })}
          onClick={() => void end()}
        >
          {text('profile.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [revoke, { isLoading }] = useRevokeOtherSessionsMutation();

  async function confirm() {
    const { data, error } = await revoke();
    setOpen(false);
    if (!data) toasts.showError(failureText(error));
    else {
      toasts.showSuccess(data.message);
      onEnded();
    }
  }

  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('profile.endOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('profile.endOthersTitle')}
        message={text('profile.endOthersText')}
        confirmLabel={text('profile.endOthers')}
        isDestructive
        isPending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}
