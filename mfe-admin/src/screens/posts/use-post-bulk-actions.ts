import type { changePosts } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useChangePostsMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction, BulkChange, BulkResult } from '../../framework/bulk/bulk-action.ts';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import { useText } from '../../text.ts';
import type { PostFilter } from './post-filters.ts';

type PostChange = EndpointBody<typeof changePosts>['change'];
type PostStatus = PostChange['status'];

/** Publishes, hides and discards the selected posts, or restores those in the trash. All of it can be undone. */
export function usePostBulkActions(filter: PostFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangePostsMutation();
  const filterKey = JSON.stringify(filter);
  return useMemo(() => {
    const selected = JSON.parse(filterKey) as PostFilter;

    const run = async (target: SelectionTarget, wanted: PostChange, { preview }: { preview: boolean }) => {
      const rows = target === 'matching' ? { filter: selected } : { ids: [...target.ids] };
      return (await change({ target: rows, change: wanted, preview }).unwrap()).data;
    };

    /** The rows may have had different statuses, each of which is one request. */
    const undo = async ({ done }: BulkResult): Promise<BulkResult> => {
      const changed = done.filter(({ before, after }) => before.status !== after?.status);
      const results: BulkResult[] = [];
      for (const [status, rows] of Map.groupBy(changed, ({ before }) => before.status as PostStatus)) {
        const ids = rows.map(({ id }) => id);
        results.push(await run({ ids }, { kind: 'set_status', status }, { preview: false }));
      }
      return {
        done: results.flatMap((result) => result.done),
        refused: results.flatMap((result) => result.refused),
        total: changed.length,
      };
    };

    const toAction = (key: string, label: string, status: PostStatus): BulkChange<PostChange> => ({
      key,
      label,
      isDestructive: status === 'trash',
      initialChange: { kind: 'set_status', status },
      run,
      undo,
      formatValue: (_field, value) => text(`posts.statuses.${value as PostStatus}`),
    });
    const actions =
      selected.status === 'trash'
        ? [toAction('restore', text('posts.restore'), 'draft')]
        : [
            toAction('publish', text('posts.publish'), 'published'),
            toAction('hide', text('posts.hide'), 'draft'),
            toAction('trash', text('detail.toTrash'), 'trash'),
          ];
    return actions as BulkAction[];
  }, [text, change, filterKey]);
}
