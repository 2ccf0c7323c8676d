import {
  copyGalleryImage,
  deleteGalleryImage,
  listAdminGallery,
  listGallery,
  updateGallery,
  uploadPicture,
} from '@fakos/shared-kit/api/gallery/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { type Context, endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { findGallery } from '../../pictures/gallery.repo.ts';
import { copyPicture, keepUpload } from '../../pictures/keep-picture.ts';
import { toUploaded } from '../../pictures/picture-answer.ts';
import { isSvg } from '../../pictures/picture-file.ts';
import { foldersOfType } from '../../pictures/picture-folders.ts';
import { findPictureAt, findPictureNamed, insertPicture, type PictureRow } from '../../pictures/pictures.repo.ts';
import { fileRegister } from '../../pictures/register-files.ts';
import { checkVersion } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { translate } from '../../text/translate.ts';
import {
  changeGalleryImage,
  findAdminGallery,
  findGalleryImage,
  insertGalleryImage,
  insertGalleryPicture,
  isInGallery,
  orderGallery,
  removeGalleryImage,
} from './gallery.repo.ts';

const GALLERY = 'gallery';

/** The gallery and the uploads, which the specification puts under settings.php (section 7). */
export function galleryEndpoints(dataDir: string) {
  const register = fileRegister(dataDir);
  return [
    endpoint(listGallery, async ({ db, language }) => ({ data: await findGallery(db, language) })),

    endpoint(listAdminGallery, async ({ db }) => ({ data: await findAdminGallery(db) })),

    endpoint(updateGallery, async ({ body, db, language }) => {
      const data = await db.transaction().execute(async (transaction) => {
        await update(transaction, body);
        return findAdminGallery(transaction);
      });
      return { message: translate(language, 'done.gallerySaved'), data };
    }),

    endpoint(deleteGalleryImage, async ({ body, db, language }) => {
      if (!(await removeGalleryImage(db, body.id))) throw new Failure('NOT_FOUND');
      return { message: translate(language, 'done.galleryImageRemoved') };
    }),

    endpoint(
      uploadPicture,
      async (context) => {
        const { query, body, db, language } = context;
        const type = query.type ?? body.type ?? GALLERY;
        const wanted = { folder: foldersOfType[type][0], alt_el: body.alt_el, alt_en: body.alt_en };
        const row = await keepUpload(db, context, wanted, type === GALLERY ? insertGalleryPicture : insertPicture);
        return { message: translate(language, 'done.pictureUploaded'), data: toUploaded(row, language) };
      },
      { body: 'upload' },
    ),

    endpoint(copyGalleryImage, async (context) => {
      await register.takeIn(context.db);
      const row = await copy(context);
      const { language } = context;
      return { message: translate(language, 'done.pictureCopied'), data: toUploaded(row, language) };
    }),
  ];
}

async function update(db: ShopDatabase, wanted: z.output<typeof updateGallery.body>): Promise<void> {
  const { id, version, order, ...texts } = wanted;
  if ((id === undefined) === (order === undefined)) throw new Failure('BAD_REQUEST');
  if (order !== undefined) return reorder(db, order);
  const image = await findGalleryImage(db, id ?? 0);
  if (!image) throw new Failure('NOT_FOUND');
  checkVersion(version, image.updated_at);
  const isTaken = await changeGalleryImage(db, image, { ...texts, updated_at: laterThan(image.updated_at) });
  if (!isTaken) throw new Failure('STALE_VERSION');
}

/** An order that names other pictures than are there was made of a gallery that is not the present one. */
async function reorder(db: ShopDatabase, order: readonly number[]): Promise<void> {
  const present = await findAdminGallery(db);
  const wanted = new Set(order);
  const isWhole = wanted.size === order.length && present.length === order.length;
  if (!isWhole || present.some(({ id }) => !wanted.has(id))) throw new Failure('CONFLICT');
  await orderGallery(db, order);
}

async function copy(context: Context<typeof copyGalleryImage>): Promise<PictureRow> {
  const { body, db } = context;
  const original = await findOriginal(db, body);
  if (!original || original.deleted_at !== null) throw new Failure('NOT_FOUND');
  if (isSvg(original.filename)) throw new Failure('UNSUPPORTED_MEDIA', { reason: 'notAPicture' });
  const folder = foldersOfType[body.to][0];
  if (body.to !== GALLERY) return copyPicture(db, context, { original, folder });
  if (original.folder !== GALLERY) return copyPicture(db, context, { original, folder }, insertGalleryPicture);
  if (!(await isInGallery(db, original.filename))) await insertGalleryImage(db, original);
  return original;
}

async function findOriginal(
  db: ShopDatabase,
  { id, filename, to }: z.output<typeof copyGalleryImage.body>,
): Promise<PictureRow | undefined> {
  if ((id === undefined) === (filename === undefined)) throw new Failure('BAD_REQUEST');
  const name = filename ?? (await findGalleryImage(db, id ?? 0))?.filename;
  if (name === undefined) return undefined;
  return (await findPictureAt(db, GALLERY, name)) ?? (to === GALLERY ? findPictureNamed(db, name) : undefined);
}
