import {
  deleteMedia,
  getMedia,
  listMedia,
  type PictureUse,
  restoreMedia,
  updateMedia,
  uploadMedia,
} from '@fakos/shared-kit/api/media/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { keepUpload } from '../../pictures/keep-picture.ts';
import { toPicture, toUploaded } from '../../pictures/picture-answer.ts';
import { countUses, findUses } from '../../pictures/picture-uses.ts';
import { changePicture, findPicture, findPictures, type PictureRow } from '../../pictures/pictures.repo.ts';
import { fileRegister } from '../../pictures/register-files.ts';
import { bringBack, emptyOldTrash, trashPicture } from '../../pictures/trash.ts';
import { checkVersion } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { searchTextOf } from '../../text/normalise.ts';
import { type Language, translate } from '../../text/translate.ts';

/** media.php: the library of all pictures under `DATA_DIR/uploads`, whichever way they came there. */
export function mediaEndpoints(dataDir: string) {
  const register = fileRegister(dataDir);
  return [
    endpoint(listMedia, async ({ query, db }) => {
      await register.takeIn(db);
      const { rows, total } = await findPictures(db, query);
      const uses = await countUses(db, rows);
      const data = rows.map((row) => ({ ...toPicture(row), uses: uses.get(row.id) ?? 0 }));
      return { data, meta: { page: query.page, limit: query.limit, total } };
    }),

    endpoint(getMedia, async ({ query, db, language }) => {
      const row = existing(await findPicture(db, query.id));
      return { data: { ...toPicture(row), used_in: await findUses(db, row, language) } };
    }),

    endpoint(
      uploadMedia,
      async (context) => {
        const { body, db, language } = context;
        const row = await keepUpload(db, context, body);
        return { message: translate(language, 'done.pictureUploaded'), data: toUploaded(row, language) };
      },
      { body: 'upload' },
    ),

    endpoint(updateMedia, async ({ body, db, language }) => {
      const data = await db.transaction().execute((transaction) => update(transaction, body));
      return { message: translate(language, 'done.pictureSaved'), data: toPicture(data) };
    }),

    endpoint(deleteMedia, async ({ body, db, language, session }) => {
      const row = visible(await findPicture(db, body.id));
      if (!body.force) refuseWhileUsed(row, await findUses(db, row, language), language);
      await trashPicture(db, dataDir, row, session?.user.email ?? '');
      await emptyOldTrash(db, dataDir);
      return { message: translate(language, 'done.pictureDeleted') };
    }),

    endpoint(restoreMedia, async ({ body, db, language }) => {
      const row = existing(await findPicture(db, body.id));
      if (row.deleted_at !== null) await bringBack(db, dataDir, row);
      const data = toPicture(existing(await findPicture(db, body.id)));
      return { message: translate(language, 'done.pictureRestored'), data };
    }),
  ];
}

async function update(db: ShopDatabase, wanted: z.output<typeof updateMedia.body>): Promise<PictureRow> {
  const row = visible(await findPicture(db, wanted.id));
  checkVersion(wanted.version, row.updated_at);
  const { alt_el = row.alt_el, alt_en = row.alt_en, title_el = row.title_el, title_en = row.title_en } = wanted;
  const texts = { alt_el, alt_en, title_el, title_en };
  const search_text = searchTextOf(row.filename, ...Object.values(texts));
  const change = { ...texts, search_text, updated_at: laterThan(row.updated_at) };
  if (!(await changePicture(db, row, change))) throw new Failure('STALE_VERSION');
  return { ...row, ...change };
}

function refuseWhileUsed(row: PictureRow, uses: readonly PictureUse[], language: Language): void {
  if (uses.length === 0) return;
  const counts = Map.groupBy(uses, ({ kind }) => kind);
  const words = Array.from(counts, ([kind, { length: count }]) =>
    translate(language, `uses.${kind}.${count === 1 ? 'one' : 'other'}`, { count }),
  );
  throw new Failure('STILL_IN_USE', {
    reason: 'pictureInUse',
    params: { name: row.filename, uses: new Intl.ListFormat(language).format(words) },
    extra: { used_in: uses },
  });
}

function existing(row: PictureRow | undefined): PictureRow {
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** What is in the trash can only be brought back. */
function visible(row: PictureRow | undefined): PictureRow {
  if (!row || row.deleted_at !== null) throw new Failure('NOT_FOUND');
  return row;
}
