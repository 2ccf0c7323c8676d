import type { AdminPostSummary } from '@fakos/contracts/posts/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { AdminBadge, type AdminBadgeProps } from '../../framework/admin-badge.tsx';
import { useText } from '../../text.ts';

const tones: Readonly<Record<AdminPostSummary['status'], AdminBadgeProps['tone']>> = {
  published: 'success',
  draft: 'neutral',
  trash: 'danger',
};

/** Whether visitors can read a post, or when they will, as a badge. */
export function PostStatusBadge({
  post: { status, scheduled, published_at: at },
}: {
  post: Pick<AdminPostSummary, 'status' | 'scheduled' | 'published_at'>;
}) {
  const text = useText();
  const format = useFormat();
  if (scheduled && at)
    return <AdminBadge tone="info">{text('posts.scheduledFor', { at: format.dateTime(at) })}</AdminBadge>;
  return <AdminBadge tone={tones[status]}>{text(`posts.statuses.${status}`)}</AdminBadge>;
}
