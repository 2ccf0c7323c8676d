import type { SelectionTarget } from '../list/use-selection.ts';
import type { BulkAction, BulkChange, BulkResult } from './bulk-action.ts';

interface StatusAction<Status extends string> {
  readonly key: string;
  readonly label: string;
  /** The status that the rows get. */
  readonly status: Status;
  readonly isDestructive?: boolean;
}

interface StatusActionOptions<Status extends string> {
  readonly actions: readonly StatusAction<Status>[];
  /** Requests the status of the rows; a preview writes nothing. */
  readonly run: (target: SelectionTarget, status: Status, options: { preview: boolean }) => Promise<BulkResult>;
  readonly formatStatus: (status: Status) => string;
}

/** Creates bulk actions that set the status of rows. Each can be undone. */
export function createStatusActions<Status extends string>({
  actions,
  run,
  formatStatus,
}: StatusActionOptions<Status>): readonly BulkAction[] {
  /** The rows may have had different statuses, each of which is one request. */
  const undo = async ({ done }: BulkResult): Promise<BulkResult> => {
    const changed = done.filter(({ before, after }) => before.status !== after?.status);
    const results: BulkResult[] = [];
    for (const [status, rows] of Map.groupBy(changed, ({ before }) => before.status as Status)) {
      results.push(await run({ ids: rows.map(({ id }) => id) }, status, { preview: false }));
    }
    return {
      done: results.flatMap((result) => result.done),
      refused: results.flatMap((result) => result.refused),
      total: changed.length,
    };
  };
  const changes = actions.map(
    ({ key, label, status, isDestructive = false }): BulkChange<Status> => ({
      key,
      label,
      isDestructive,
      initialChange: status,
      run,
      undo,
      formatValue: (_field, value) => formatStatus(value as Status),
    }),
  );
  return changes as BulkAction[];
}
