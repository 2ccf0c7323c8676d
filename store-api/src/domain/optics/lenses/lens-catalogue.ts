import type { EditedLensCatalogue, LensOffer } from '@fakos/contracts/lenses/contract';
import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { type LensCatalogue, lensCatalogue } from '@fakos/contracts/lenses/fields';
import { parseJson } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';

const ONLY_ROW = 1;

/** Initial lens options: the usual ones, none of them offered. */
const unsavedCatalogue: LensCatalogue = {
  ...defaultLensCatalogue,
  options: defaultLensCatalogue.options.map((option) => ({ ...option, enabled: false })),
};

/** The shop's lens options; version 0 until staff have saved them. */
export async function readLensCatalogue(db: ShopDatabase): Promise<EditedLensCatalogue> {
  const row = await db.selectFrom('lens_catalogue').selectAll().where('id', '=', ONLY_ROW).executeTakeFirst();
  if (!row) return { ...unsavedCatalogue, version: 0 };
  return { ...lensCatalogue.parse(parseJson(row.value)), version: row.version };
}

/** The options that visitors may choose. */
export async function readLensOffer(db: ShopDatabase): Promise<LensOffer> {
  const { version: _version, ...catalogue } = await readLensCatalogue(db);
  return { ...catalogue, options: catalogue.options.filter(({ enabled }) => enabled) };
}

/** Replaces the lens options; STALE_VERSION if they were saved in the meantime. */
export async function saveLensCatalogue(db: ShopDatabase, saved: EditedLensCatalogue): Promise<EditedLensCatalogue> {
  const { version, ...value } = saved;
  const next = { value: JSON.stringify(value), version: version + 1, updated_at: new Date().toISOString() };
  const written =
    version === 0
      ? await db
          .insertInto('lens_catalogue')
          .values({ id: ONLY_ROW, ...next })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('lens_catalogue')
          .set(next)
          .where('id', '=', ONLY_ROW)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!written) throw new Failure('STALE_VERSION');
  return { ...value, version: written.version };
}
