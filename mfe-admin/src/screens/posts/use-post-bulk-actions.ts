import type { changePosts } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useChangePostsMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction } from '../../framework/bulk/bulk-action.ts';
import { createStatusActions } from '../../framework/bulk/status-actions.ts';
import { useText } from '../../text.ts';
import type { PostFilter } from './post-filters.ts';

type PostStatus = EndpointBody<typeof changePosts>['change']['status'];

/** Publishes, hides and discards the selected posts, or restores those in the trash. All of it can be undone. */
export function usePostBulkActions(filter: PostFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangePostsMutation();
  const filterKey = JSON.stringify(filter);
  return useMemo(() => {
    const selected = JSON.parse(filterKey) as PostFilter;
    return createStatusActions<PostStatus>({
      run: async (target, status, { preview }) => {
        const rows = target === 'matching' ? { filter: selected } : { ids: [...target.ids] };
        const { data } = await change({ target: rows, change: { kind: 'set_status', status }, preview }).unwrap();
        return data;
      },
      formatStatus: (status) => text(`posts.statuses.${status}`),
      actions:
        selected.status === 'trash'
          ? [{ key: 'restore', label: text('posts.restore'), status: 'draft' }]
          : [
              { key: 'publish', label: text('bulk.publish'), status: 'published' },
              { key: 'hide', label: text('bulk.hide'), status: 'draft' },
              { key: 'trash', label: text('detail.toTrash'), status: 'trash', isDestructive: true },
            ],
    });
  }, [text, change, filterKey]);
}
