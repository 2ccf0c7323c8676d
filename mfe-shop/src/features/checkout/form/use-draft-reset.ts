import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { useLayoutEffect, useState } from 'react';
import { storedAttempt } from '../placing/attempt.ts';
import { storedDraft } from './draft.ts';

/**
 * Resets the draft if it belongs to a user who has signed out; a session that expired keeps it. Returns undefined until
 * the owner is known, then a number that increases with every reset.
 */
export function useDraftReset(): number | undefined {
  const user = useKitSelector(selectUser);
  const endedUser = useKitSelector(selectEndedUser);
  const userId = (user ?? endedUser)?.id ?? null;
  const [resetCount, setResetCount] = useState<number>();

  useLayoutEffect(
    function resetDraftOfOtherUser() {
      const { owner } = storedDraft.read();
      const isOfOtherUser = owner !== null && owner !== userId;
      if (isOfOtherUser) {
        storedDraft.reset();
        storedAttempt.reset();
      }
      setResetCount((count = 0) => (isOfOtherUser ? count + 1 : count));
    },
    [userId],
  );

  return resetCount;
}
