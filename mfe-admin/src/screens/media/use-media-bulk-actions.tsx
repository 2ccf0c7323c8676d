import type { changeMedia } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useChangeMediaMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import type { BulkAction, BulkFieldsProps, BulkResult } from '../../framework/bulk/bulk-action.ts';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import type { LibraryFilter } from '../../framework/media/library-filters.ts';
import { useText } from '../../text.ts';

type MediaChange = EndpointBody<typeof changeMedia>['change'];
type MediaTarget = EndpointBody<typeof changeMedia>['target'];

/**
 * Moves the selected images to the trash, or back from it; either can be undone. Images in the trash can also be deleted
 * permanently, after a word was typed.
 */
export function useMediaBulkActions(filter: LibraryFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangeMediaMutation();
  const filterKey = JSON.stringify(filter);
  const isTrash = filter.trash === '1';
  return useMemo(() => {
    const toTarget = (target: SelectionTarget): MediaTarget =>
      target === 'matching' ? { filter: JSON.parse(filterKey) as LibraryFilter } : { ids: [...target.ids] };

    const run = async (target: SelectionTarget, wanted: MediaChange, { preview }: { preview: boolean }) => {
      const { data } = await change({ target: toTarget(target), change: wanted, preview }).unwrap();
      return data;
    };

    const createUndo =
      (inverse: MediaChange) =>
      ({ done }: BulkResult) =>
        run({ ids: done.map(({ id }) => id) }, inverse, { preview: false });

    const formatValue = (_field: string, isDeleted: unknown) =>
      text(isDeleted === true ? 'media.inTrash' : 'media.inLibrary');

    const remove: BulkAction<MediaChange> = {
      key: 'delete',
      label: text('detail.toTrash'),
      isDestructive: true,
      initialChange: { kind: 'delete', force: false },
      Fields: ForceField,
      run,
      undo: createUndo({ kind: 'restore' }),
      formatValue,
    };
    const restore: BulkAction<MediaChange> = {
      key: 'restore',
      label: text('detail.restore'),
      initialChange: { kind: 'restore' },
      run,
      undo: createUndo({ kind: 'delete', force: true }),
      formatValue,
    };
    const purge: BulkAction<MediaChange> = {
      key: 'purge',
      label: text('media.purge'),
      isDestructive: true,
      wordToType: text('media.purgeWord'),
      initialChange: { kind: 'purge', force: false },
      Fields: ForceField,
      run,
    };
    return (isTrash ? [restore, purge] : [remove]) as BulkAction[];
  }, [text, change, filterKey, isTrash]);
}

function ForceField({ change, onChange }: BulkFieldsProps<MediaChange>) {
  const text = useText();
  return (
    <Checkbox
      label={text(change?.kind === 'purge' ? 'media.purgeUsed' : 'media.deleteUsed')}
      checked={change !== undefined && change.kind !== 'restore' && change.force === true}
      onChange={({ currentTarget: { checked: force } }) =>
        onChange(change?.kind === 'purge' ? { kind: 'purge', force } : { kind: 'delete', force })
      }
    />
  );
}
