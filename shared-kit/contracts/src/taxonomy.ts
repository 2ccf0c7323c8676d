import { z } from 'zod';
import { defineEndpoint, instant, messageResponse, rowId, slug, type WrittenRecord } from './endpoint.ts';
import type { StaffPermission } from './permissions.ts';
import { multilineText, singleLineText } from './plain-text.ts';

// Fields and endpoints that categories, brands, post categories and other rows with a slug share.

/** Longest name of a category or brand, in characters. */
export const MAX_TAXONOMY_NAME = 80;
/** Longest description of a category or brand, in characters. */
export const MAX_TAXONOMY_DESCRIPTION = 2000;
/** Largest `position` of a row in a list that staff sort. */
export const MAX_POSITION = 100_000;

/** Name in one language. */
export const taxonomyName = singleLineText(MAX_TAXONOMY_NAME).min(1);

/** Plain text in one language; may be empty. */
export const taxonomyDescription = multilineText(MAX_TAXONOMY_DESCRIPTION);

/** Slug of a new or changed row; the server derives an empty one from the name. */
export const requestedSlug = slug.or(z.literal(''));

/** File name of an uploaded image; '' for none. */
export const imageFileName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif)$/iu)
  .or(z.literal(''));

/** The row to change. `version` is the one that the editor loaded; if the row has changed since, the response is 412. */
export const updateTarget = z.object({ id: rowId, version: instant.optional() });

/** The row to delete. Rows that refer to it move to `move_to`; without it the response is 409 STILL_IN_USE. */
export const taxonomyRemoval = z.object({ id: rowId, move_to: rowId.optional() });

/** Response to a create or an update: the row's id, slug and new version. */
export const savedResponse = messageResponse.extend({
  data: z.object({ id: z.number().int(), slug, version: instant }),
});

/** Common properties of the endpoints with which staff write the rows of a table. */
interface WrittenTable {
  readonly resource: string;
  readonly permission: StaffPermission;
  readonly record: WrittenRecord;
}

/** POST RESOURCE.php: creates a row; staff only. */
export function defineCreateEndpoint<Body extends z.ZodType>(written: WrittenTable, body: Body) {
  return defineEndpoint({ ...written, method: 'POST', body, response: savedResponse });
}

/** PUT RESOURCE.php: changes the given `fields` of a row and leaves the others; staff only. */
export function defineUpdateEndpoint<Shape extends z.ZodRawShape>(written: WrittenTable, fields: z.ZodObject<Shape>) {
  const body = updateTarget.extend(fields.partial().shape);
  return defineEndpoint({ ...written, method: 'PUT', body, response: savedResponse });
}

/** Maximum number of rows in a new order. */
const MAX_ORDERED_ROWS = 1000;

/** PUT RESOURCE.php?action=order: the ids of all rows, each once, in their new order; staff only. */
export function defineOrderEndpoint({ resource, permission }: WrittenTable) {
  const body = z.object({ ids: z.array(rowId).max(MAX_ORDERED_ROWS) });
  return defineEndpoint({ resource, permission, method: 'PUT', action: 'order', body, response: messageResponse });
}

/** DELETE RESOURCE.php: deletes a row; staff only. `body` identifies the row. */
export function defineDeleteEndpoint<Body extends z.ZodType>(written: WrittenTable, body: Body) {
  return defineEndpoint({ ...written, method: 'DELETE', body, response: messageResponse });
}
