import { z } from 'zod';
import { defineCall, doneAnswer, instant, rowId, slug } from './contract.ts';
import { lineOfText, linesOfText } from './storable.ts';

// What categories, brands and post categories have in common: things that others are filed under.

/** Longest name of a category or brand, in characters. */
export const MAX_TAXONOMY_NAME = 80;
/** Longest description of a category or brand, in characters. */
export const MAX_TAXONOMY_DESCRIPTION = 2000;
/** Largest place in an order that people set. */
export const MAX_POSITION = 100_000;

/** A name in one language. */
export const taxonomyName = lineOfText(MAX_TAXONOMY_NAME).min(1);

/** A plain text in one language; may be empty. */
export const taxonomyDescription = linesOfText(MAX_TAXONOMY_DESCRIPTION);

/** The slug that somebody wishes; an empty one is made of the name. */
export const wishedSlug = slug.or(z.literal(''));

/** The file name of a stored picture, or none. */
export const pictureName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,180}\.(?:jpe?g|png|webp|avif|gif)$/iu)
  .or(z.literal(''));

/** What a change names beside the changed fields: `version` is the one that the editor saw; a newer row answers 412. */
export const changeOf = z.object({ id: rowId, version: instant.optional() });

/** Which row goes; where others are filed under it, they move to `move_to`, or the answer is 409 STILL_IN_USE. */
export const removal = z.object({ id: rowId, move_to: rowId.optional() });

/** Answer to a create or an update: what the row is addressed by from now on. */
export const savedAnswer = doneAnswer.extend({
  data: z.object({ id: z.number().int(), slug, version: instant }),
});

/** POST RESOURCE.php: staff add a row. */
export function createCall<Body extends z.ZodType>(resource: string, body: Body) {
  return defineCall({ resource, method: 'POST', permission: 'admin', body, answer: savedAnswer });
}

/** PUT RESOURCE.php: staff change what they name of a row's `fields` and leave the rest. */
export function updateCall<Shape extends z.ZodRawShape>(resource: string, fields: z.ZodObject<Shape>) {
  const body = changeOf.extend(fields.partial().shape);
  return defineCall({ resource, method: 'PUT', permission: 'admin', body, answer: savedAnswer });
}

/** DELETE RESOURCE.php: staff take a row away; `body` says which, and what becomes of what hangs on it. */
export function deleteCall<Body extends z.ZodType>(resource: string, body: Body) {
  return defineCall({ resource, method: 'DELETE', permission: 'admin', body, answer: doneAnswer });
}
