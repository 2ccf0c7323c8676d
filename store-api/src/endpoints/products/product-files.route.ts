import type { ProductImportReport } from '@fakos/contracts/products/contract';
import { exportProducts as exportCall, importProducts as importCall } from '@fakos/contracts/products/contract';
import { exportProducts } from '../../domain/catalogue/product-files/export-products.ts';
import { importProducts } from '../../domain/catalogue/product-files/import-products.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** Endpoints of products.php that exchange products with spreadsheets. */
export const productFileEndpoints = [
  endpoint(exportCall, async ({ query, db, config, language }) => ({
    data: await exportProducts(db, { query, language, config }),
  })),

  endpoint(
    importCall,
    async (context) => {
      const { body, db, config, language, file } = context;
      const source = file?.bytes ?? body.csv;
      if (source === undefined) throw new Failure('VALIDATION', { reason: 'noFile' });
      const data = await importProducts(db, { ...body, source, config, editor: getEditor(context) });
      return { message: translate(language, `done.${getOutcome(data)}`, data.counts), data };
    },
    { body: 'upload' },
  ),
];

function getOutcome({ dry_run: isDryRun, is_complete: isComplete, counts }: ProductImportReport): string {
  if (isDryRun) return 'importChecked';
  if (!isComplete) return 'importUnfinished';
  if (counts.written > 0) return 'importWritten';
  return counts.errors > 0 ? 'importRefused' : 'importUnchanged';
}
