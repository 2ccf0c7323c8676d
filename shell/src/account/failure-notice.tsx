import type { ApiFailure } from '@fakos/shared-kit/api';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useEffect, useState } from 'react';
import { useAccountText } from './text.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Says why the server refused: its own words, else `fallback`; after too many tries also when to come back. */
export function FailureNotice({ failure, fallback }: { failure: ApiFailure; fallback?: string | undefined }) {
  const kitText = useKitText();
  const message = failure.message ?? fallback ?? kitText(`errors.${failure.code}`);
  if (failure.retryAfter === undefined) return <Notice tone="danger">{message}</Notice>;
  return (
    <Notice tone="danger" title={message}>
      <TimeLeft key={failure.retryAfter} seconds={failure.retryAfter} />
    </Notice>
  );
}

/** Counts down quietly: the alert was read once, the seconds need no announcing. */
function TimeLeft({ seconds }: { seconds: number }) {
  const text = useAccountText();
  const [left, setLeft] = useState(seconds);

  useEffect(
    function countDown() {
      const end = Date.now() + seconds * SECOND_MS;
      const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))), SECOND_MS);
      return () => clearInterval(timer);
    },
    [seconds],
  );

  if (left === 0) return null;
  const words =
    left > MINUTE_S
      ? text('throttledMinutes', { count: Math.ceil(left / MINUTE_S) })
      : text('throttledSeconds', { count: left });
  return <span aria-live="off">{words}</span>;
}
