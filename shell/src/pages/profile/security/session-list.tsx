import type { OpenSession } from '@fakos/contracts/profile/contract';
import {
  useListSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '@fakos/shared-kit/api/profile/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Badge } from '@fakos/shared-kit/ui/badge';
import { Button } from '@fakos/shared-kit/ui/button';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useRef, useState } from 'react';
import { useProfileText } from '../../../account/profile-text.ts';
import { PendingList } from '../pending-list.tsx';
import styles from '../profile.module.css';
import { useRetryAfterSignIn } from '../use-sign-in-again.ts';

/** Open sessions of the account, the most recently used first. */
export function SessionList() {
  const text = useProfileText();
  const sessions = useListSessionsQuery();
  useRetryAfterSignIn(sessions);
  const list = useRef<HTMLUListElement>(null);
  if (!sessions.data) return <PendingList query={sessions} />;
  const openSessions = sessions.data.data;
  const hasOthers = openSessions.some((session) => !session.is_current);
  return (
    <div className={styles.section}>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {openSessions.map((session) => (
          <li key={session.id}>
            <SessionItem session={session} onEnded={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <EndOtherSessions onEnded={() => list.current?.focus()} />
      ) : (
        <p className={styles.quiet}>{text('sessions.only')}</p>
      )}
    </div>
  );
}

function SessionItem({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const text = useProfileText();
  const toast = useToast();
  const { dateTime } = useFormat();
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const device = session.device || text('sessions.unknownDevice');

  async function end() {
    const { error } = await revoke({ id: session.id });
    if (error) {
      toast.error(text('sessions.failed'));
      return;
    }
    toast.success(text('sessions.ended'));
    onEnded();
  }

  return (
    <div className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.itemTitle}>
          {device}
          {session.is_current && <Badge tone="success">{text('sessions.current')}</Badge>}
        </p>
        <p className={styles.quiet}>
          {text('sessions.lastSeen', { time: dateTime(session.last_seen_at) })}
          {' · '}
          {text('sessions.since', { time: dateTime(session.created_at) })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          size="sm"
          variant="secondary"
          loading={isLoading}
          aria-label={text('sessions.endOf', { device })}
          onClick={() => void end()}
        >
          {text('sessions.end')}
        </Button>
      )}
    </div>
  );
}

function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
  const text = useProfileText();
  const kitText = useKitText();
  const toast = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const [revokeOthers] = useRevokeOtherSessionsMutation();

  async function confirm() {
    await revokeOthers().unwrap();
    toast.success(text('sessions.othersEnded'));
    onEnded();
  }

  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        {text('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={text('sessions.confirmTitle')}
        description={text('sessions.confirmText')}
        cancelLabel={kitText('actions.cancel')}
        confirmLabel={text('sessions.endOthers')}
        failureText={text('sessions.failed')}
        onConfirm={confirm}
      />
    </div>
  );
}
