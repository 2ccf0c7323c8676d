import type {
  ChangedProduct,
  changeProducts,
  ProductChange,
  RestoredFields,
  restoreProducts,
} from '@fakos/contracts/bulk/contract';
import { updateProduct as updateContract } from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import { withSavepoint } from '../../../database/savepoint.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductRow } from '../../../database/tables/catalogue.ts';
import { Failure } from '../../../errors/failure.ts';
import { validationMessages } from '../../../errors/validation-messages.ts';
import { type BulkResult, runBulk } from '../../bulk/run-bulk.ts';
import { checkSize, resolveTarget } from '../../bulk/target.ts';
import type { Editor } from '../../writing/editor.ts';
import { hasValues, listChangedFields, pickValues, toFieldChanges, toUndo } from './bulk-product-changes.ts';
import { findProductIds } from './list-products.ts';
import { findProductRowsByIds } from './product-writing.repo.ts';
import { updateProduct, writeProducts } from './write-product.ts';

/** A bulk request with its dependencies. */
interface BulkRequest<Body> {
  readonly db: ShopDatabase;
  readonly body: Body;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** The fields to set in a product, and the version that it must have. */
interface Wanted {
  readonly version: string;
  readonly fields: RestoredFields;
}

/** Applies one change to many products. */
export async function changeMany(
  request: BulkRequest<z.output<typeof changeProducts.body>>,
): Promise<BulkResult<ChangedProduct>> {
  const { db, body, editor } = request;
  const { language } = editor;
  const ids = await resolveTarget(body.target, (filter, limit) => findProductIds(db, filter, limit, language));
  const change: ProductChange = body.change;
  return changeRows(request, ids, (row) => ({ version: row.updated_at, fields: toFieldChanges(change, row) }));
}

/** Sets the given fields of each product, to undo a change of many. */
export function restoreMany(
  request: BulkRequest<z.output<typeof restoreProducts.body>>,
): Promise<BulkResult<ChangedProduct>> {
  const wanted = new Map(checkSize(request.body.rows).map((row) => [row.id, row]));
  return changeRows(request, [...wanted.keys()], (row) => {
    const given = wanted.get(row.id);
    return { version: given?.version ?? '', fields: given?.fields ?? {} };
  });
}

function changeRows(
  { db, body, editor, reportError }: BulkRequest<{ readonly preview: boolean }>,
  ids: readonly number[],
  getWanted: (row: ProductRow) => Wanted,
): Promise<BulkResult<ChangedProduct>> {
  const { language } = editor;
  return runBulk<ProductRow, ChangedProduct>({
    ids,
    language,
    isPreview: body.preview,
    transact: (work) => writeProducts(db, work),
    load: findProductRowsByIds,
    getLabel: (row) => row[`name_${language}`],
    async change(transaction, row) {
      const { version, fields } = getWanted(row);
      if (hasValues(row, fields)) return;
      const wanted = parseUpdate({ id: row.id, version, ...fields }, editor);
      await withSavepoint(transaction, () => updateProduct(transaction, wanted, editor));
    },
    async describe(transaction, rows) {
      const changed = await findProductRowsByIds(
        transaction,
        rows.map(({ id }) => id),
      );
      const after = new Map(changed.map((row) => [row.id, row]));
      return rows.map((row) => toChanged(row, after.get(row.id) ?? row, getWanted(row).fields, editor));
    },
    reportError,
  });
}

/** A change that fits the fields of a product, or the VALIDATION failure that the product's own endpoint has. */
function parseUpdate(input: z.input<typeof updateContract.body>, { language }: Editor) {
  const parsed = updateContract.body.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = validationMessages(parsed.error.issues, updateContract.body, input, language);
  throw new Failure('VALIDATION', { fields });
}

function toChanged(
  before: ProductRow,
  after: ProductRow,
  fields: RestoredFields,
  { language }: Editor,
): ChangedProduct {
  const names = listChangedFields(fields);
  const [valuesBefore, valuesAfter] = [pickValues(before, names), pickValues(after, names)];
  return {
    id: before.id,
    label: before[`name_${language}`],
    before: valuesBefore,
    after: valuesAfter,
    version: after.updated_at,
    undo: toUndo(valuesBefore, valuesAfter),
  };
}
