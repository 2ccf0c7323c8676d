import { MAX_BULK_ROWS } from '@fakos/contracts/bulk/contract';
import { Failure } from '../../errors/failure.ts';

/** The rows of a bulk request, as `bulkTarget` of the contracts has them. */
type Target<Filter> = { readonly ids: readonly number[] } | { readonly filter: Filter };

/** The IDs of the rows of a bulk request, each once; `find` returns at most `limit` rows that the filter matches. */
export async function resolveTarget<Filter>(
  target: Target<Filter>,
  find: (filter: Filter, limit: number) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const ids = 'ids' in target ? target.ids : await find(target.filter, MAX_BULK_ROWS + 1);
  return checkSize([...new Set(ids)]);
}

/** The rows of a request, or TOO_LARGE beyond {@link MAX_BULK_ROWS}. */
export function checkSize<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= MAX_BULK_ROWS) return rows;
  throw new Failure('TOO_LARGE', { reason: 'tooManyRows', params: { max: MAX_BULK_ROWS } });
}
