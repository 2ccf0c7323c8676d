import { getLensCatalogue, getLensOffer, saveLensCatalogue } from '@fakos/contracts/lenses/contract';
import * as catalogue from '../../domain/optics/lenses/lens-catalogue.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** lenses.php: lens options and prices for visitors and staff. */
export const lensEndpoints = [
  endpoint(getLensOffer, async ({ db }) => ({ data: await catalogue.readLensOffer(db) })),

  endpoint(getLensCatalogue, async ({ db }) => ({ data: await catalogue.readLensCatalogue(db) })),

  endpoint(saveLensCatalogue, async ({ body, db, language }) => ({
    message: translate(language, 'done.lensesSaved'),
    data: await catalogue.saveLensCatalogue(db, body),
  })),
];
