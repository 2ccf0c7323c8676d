import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEnded, selectUser } from '@fakos/shared-kit/state/session';
import { useLayoutEffect, useState } from 'react';
import { keptAttempt } from './attempt.ts';
import { keptDraft } from './draft.ts';

/**
 * Forgets what somebody typed who has signed out since; a session that the server ended forgets nothing. Undefined until
 * that is settled, then a number that changes with every forgetting.
 */
export function useOwnDraft(): number | undefined {
  const user = useKitSelector(selectUser);
  const ended = useKitSelector(selectEnded);
  const holder = (user ?? ended)?.id ?? null;
  const [turn, setTurn] = useState<number>();

  useLayoutEffect(
    function forgetOthers() {
      const { owner } = keptDraft.read();
      const isOthers = owner !== null && owner !== holder;
      if (isOthers) {
        keptDraft.forget();
        keptAttempt.forget();
      }
      setTurn((last = 0) => (isOthers ? last + 1 : last));
    },
    [holder],
  );

  return turn;
}
