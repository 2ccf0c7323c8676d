import { z } from 'zod';
import { sharedCache } from '../caching.ts';
import { dataResponse, defineEndpoint, MAX_STORED_INTEGER, messageResponse } from '../endpoint.ts';
import { lensCatalogue } from './fields.ts';

/** The shop's offered lens options. */
export const lensOffer = lensCatalogue;
/** See {@link lensOffer}. */
export type LensOffer = z.output<typeof lensOffer>;

/** GET lenses.php: lens options and prices. An API without it sells frames only. */
export const getLensOffer = defineEndpoint({
  resource: 'lenses',
  method: 'GET',
  permission: 'public',
  cache: sharedCache,
  response: dataResponse(lensOffer),
});

const editedCatalogue = lensCatalogue.extend({ version: z.number().int().min(0).max(MAX_STORED_INTEGER) });
/** The editable {@link lensCatalogue} with the version to send with a change. */
export type EditedLensCatalogue = z.output<typeof editedCatalogue>;

/** GET lenses.php?action=admin-get */
export const getLensCatalogue = defineEndpoint({
  resource: 'lenses',
  method: 'GET',
  action: 'admin-get',
  permission: 'catalogue',
  response: dataResponse(editedCatalogue),
});

/** PUT lenses.php: replaces options, prices and recommendations; 412 for a stale `version`. */
export const saveLensCatalogue = defineEndpoint({
  resource: 'lenses',
  method: 'PUT',
  permission: 'catalogue',
  body: editedCatalogue,
  response: messageResponse.extend({ data: editedCatalogue }),
});
