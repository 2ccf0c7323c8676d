import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import { PRESENCE_INTERVAL_SECONDS, type PresentEditor } from '@fakos/contracts/presence/contract';
import { useReportPresenceMutation } from '@fakos/shared-kit/api/presence/hooks';
import { useEffect, useState } from 'react';

const INTERVAL_MS = PRESENCE_INTERVAL_SECONDS * 1000;

/**
 * Reports that this user has a record open, while the tab is visible, and returns the others. A failed report changes
 * nothing: the next one follows soon.
 */
export function usePresence(kind: BuiltKind, id: number): readonly PresentEditor[] {
  const [report] = useReportPresenceMutation();
  const [others, setOthers] = useState<readonly PresentEditor[]>([]);
  useEffect(
    function reportWhileOpen() {
      let isCurrent = true;
      async function send() {
        if (document.visibilityState !== 'visible') return;
        const { data } = await report({ kind, id });
        if (data && isCurrent) setOthers(data.data);
      }
      const handleVisibility = () => void send();
      void send();
      const timer = setInterval(() => void send(), INTERVAL_MS);
      document.addEventListener('visibilitychange', handleVisibility);
      return () => {
        isCurrent = false;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', handleVisibility);
        void report({ kind, id, leaving: true });
      };
    },
    [report, kind, id],
  );
  return others;
}
