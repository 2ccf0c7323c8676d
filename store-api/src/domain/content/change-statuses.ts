import type { ChangedStatus } from '@fakos/contracts/bulk/contract';
import { withSavepoint } from '../../database/savepoint.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { type BulkResult, runBulk } from '../bulk/run-bulk.ts';
import type { Editor } from '../writing/editor.ts';
import { writeTaxonomy } from '../writing/slugged-rows.ts';

type Status = ChangedStatus['before']['status'];

/** A row with titles and a publication status. */
interface StatusRow {
  readonly id: number;
  readonly title_el: string;
  readonly title_en: string;
  readonly status: Status;
  readonly updated_at: string;
}

/** A table whose rows can be published, hidden, discarded and restored. `update` and `discard` apply the rules for one row. */
interface StatusTable {
  readonly name: 'posts' | 'services';
  findByIds(db: ShopDatabase, ids: readonly number[]): Promise<readonly StatusRow[]>;
  update(db: ShopDatabase, wanted: { id: number; status: Exclude<Status, 'trash'> }, editor: Editor): Promise<unknown>;
  discard(db: ShopDatabase, wanted: { id: number }, editor: Editor): Promise<unknown>;
}

/** A bulk request after its target has been resolved. */
export interface StatusRequest {
  readonly db: ShopDatabase;
  readonly ids: readonly number[];
  readonly status: Status;
  readonly isPreview: boolean;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** Publishes, hides, discards or restores many rows of a table, by the rules for one. */
export function changeStatuses(
  table: StatusTable,
  { db, ids, status, isPreview, editor, reportError }: StatusRequest,
): Promise<BulkResult<ChangedStatus>> {
  const getTitle = ({ title_el, title_en }: StatusRow) => (editor.language === 'en' && title_en) || title_el;
  return runBulk<StatusRow, ChangedStatus>({
    ids,
    language: editor.language,
    isPreview,
    transact: (work) => writeTaxonomy(db, table.name, work),
    load: table.findByIds,
    getLabel: getTitle,
    async change(transaction, { id, status: before }) {
      if (before === status) return;
      await withSavepoint(transaction, async () => {
        if (status === 'trash') await table.discard(transaction, { id }, editor);
        else await table.update(transaction, { id, status }, editor);
      });
    },
    async describe(transaction, rows) {
      const found = await table.findByIds(
        transaction,
        rows.map(({ id }) => id),
      );
      const after = new Map(found.map((row) => [row.id, row]));
      return rows.map((row) => {
        const { status: newStatus, updated_at: version } = after.get(row.id) ?? row;
        return {
          id: row.id,
          label: getTitle(row),
          before: { status: row.status },
          after: { status: newStatus },
          version,
        };
      });
    },
    reportError,
  });
}
