import { z } from 'zod';
import { instant, messageResponse, rowId } from '../endpoint.ts';

// What the bulk requests of all resources have in common.

/** The rows of a bulk request: some ids, or every row that a query of the list matches. */
function bulkTarget<Filter extends z.ZodType>(filter: Filter) {
  return z.union([z.strictObject({ ids: z.array(rowId).min(1) }), z.strictObject({ filter })]);
}

/** Body of a bulk request. With `preview` nothing is written; the response is the same as without it. */
export function bulkBody<Filter extends z.ZodType, Change extends z.ZodType>(filter: Filter, change: Change) {
  return z.object({ target: bulkTarget(filter), change, preview: z.boolean().default(false) });
}

/** A row that cannot be changed, with the code and the text of the error that its own endpoint has. */
export const refusedRow = z.object({ id: z.number().int(), label: z.string(), code: z.string(), message: z.string() });

/** A row that was changed, or would be. `label` is its name, number or code; `version` the new one, if it has versions. */
export function doneRow<Values extends z.ZodType>(values: Values) {
  return z.object({
    id: z.number().int(),
    label: z.string(),
    /** Equal to `after` for a row that had the values already; it is not written. */
    before: values,
    /** Null for a deleted row. */
    after: values.nullable(),
    version: z.union([instant, z.number().int()]).nullable(),
  });
}

/** Response of a bulk request: one result per row. */
export function bulkResponse<Row extends z.ZodType>(row: Row) {
  return messageResponse.extend({
    data: z.object({
      /** Number of rows that the target has. */
      total: z.number().int(),
      done: z.array(row),
      refused: z.array(refusedRow),
    }),
  });
}
