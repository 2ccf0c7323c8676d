import type { ApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useState } from 'react';
import { useAccountText } from '../account-text.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** The server's error message, otherwise `fallback`; after too many attempts also the remaining waiting time. */
export function FailureNotice({ failure, fallback }: { failure: ApiFailure; fallback?: string | undefined }) {
  const kitText = useKitText();
  const title = failure.message ?? fallback ?? kitText(`errors.${failure.code}`);
  if (failure.retryAfter === undefined) return <Notice tone="danger">{title}</Notice>;
  return (
    <Notice tone="danger" title={title}>
      <TimeLeft key={failure.retryAfter} seconds={failure.retryAfter} />
    </Notice>
  );
}

/** Not announced: the alert has been read once. */
function TimeLeft({ seconds }: { seconds: number }) {
  const text = useAccountText();
  const [remaining, setRemaining] = useState(seconds);

  useEffect(
    function countDown() {
      const end = Date.now() + seconds * SECOND_MS;
      const timer = setInterval(() => setRemaining(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))), SECOND_MS);
      return () => clearInterval(timer);
    },
    [seconds],
  );

  if (remaining === 0) return null;
  const message =
    remaining > MINUTE_S
      ? text('throttledMinutes', { count: Math.ceil(remaining / MINUTE_S) })
      : text('throttledSeconds', { count: remaining });
  return <span aria-live="off">{message}</span>;
}
