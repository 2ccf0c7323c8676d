import type { ApiFailure } from '@fakos/shared-kit/api';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useAccountText } from '../account-text.ts';
import { FailureNotice } from './failure-notice.tsx';

/** Why no link was sent. After too many requests the last link that was sent is still valid. */
export function LoginLinkFailure({ failure }: { failure: ApiFailure }) {
  const text = useAccountText();
  if (failure.code !== 'TOO_MANY_REQUESTS') return <FailureNotice failure={failure} />;
  return <Notice tone="warning">{text('loginLink.useLast')}</Notice>;
}
