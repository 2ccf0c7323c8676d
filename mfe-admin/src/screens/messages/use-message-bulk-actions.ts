import type { changeContactMessages } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useChangeContactMessagesMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction, BulkResult } from '../../framework/bulk/bulk-action.ts';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import { useText } from '../../text.ts';

type MessageChange = EndpointBody<typeof changeContactMessages>['change'];
type MessageFilter = Extract<EndpointBody<typeof changeContactMessages>['target'], { filter: unknown }>['filter'];

/** Marks the selected messages as read or unread, which can be undone, and deletes them. */
export function useMessageBulkActions(filter: MessageFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangeContactMessagesMutation();
  return useMemo(() => {
    const run = async (target: SelectionTarget, wanted: MessageChange, { preview }: { preview: boolean }) => {
      const rows = target === 'matching' ? { filter } : { ids: [...target.ids] };
      return (await change({ target: rows, change: wanted, preview }).unwrap()).data;
    };
    const toMark = (read: boolean): BulkAction<MessageChange> => ({
      key: read ? 'read' : 'unread',
      label: text(read ? 'messages.markRead' : 'messages.markUnread'),
      initialChange: { kind: 'mark_read', read },
      run,
      undo: (result) => undoMark(result, !read),
      formatValue: (_field, value) => text(value ? 'messages.isRead' : 'messages.isUnread'),
    });
    const undoMark = async (result: BulkResult, read: boolean): Promise<BulkResult> => {
      const ids = result.done.filter(({ before, after }) => before.read !== after?.read).map(({ id }) => id);
      if (ids.length === 0) return { done: [], refused: [], total: 0 };
      return run({ ids }, { kind: 'mark_read', read }, { preview: false });
    };
    return [
      toMark(true),
      toMark(false),
      { key: 'delete', label: text('detail.delete'), isDestructive: true, initialChange: { kind: 'delete' }, run },
    ] as BulkAction[];
  }, [text, change, filter]);
}
