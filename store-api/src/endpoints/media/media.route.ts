import {
  cropMedia,
  deleteMedia,
  getMedia,
  listMedia,
  type MediaImage,
  replaceMedia,
  restoreMedia,
  revertMedia,
  updateMedia,
  uploadMedia,
} from '@fakos/contracts/media/contract';
import type { FilesPlace } from '../../domain/files/open-storage.ts';
import { addUpload } from '../../domain/media/add-image.ts';
import { discardImage, editImage, restoreImage } from '../../domain/media/edit-image.ts';
import { toMediaImage, toUploadedImage } from '../../domain/media/image-response.ts';
import { countUses, findUses } from '../../domain/media/image-uses.ts';
import { findImage, type ImageRow } from '../../domain/media/images.repo.ts';
import { listImages } from '../../domain/media/list-images.ts';
import { fileRegister } from '../../domain/media/register-files.ts';
import { cropImage, replaceImage, revertImage } from '../../domain/media/replace-image.ts';
import { getTrashThumbnail } from '../../domain/media/trash-thumbnail.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** media.php: the library of all stored images, also of files that were not uploaded. */
export function mediaEndpoints() {
  const register = fileRegister();
  return [
    endpoint(listMedia, async ({ query, db, config }) => {
      await register.takeIn(db, config);
      const { rows, total } = await listImages(db, query);
      const uses = await countUses(db, rows);
      const images = await Promise.all(rows.map((row) => toShownImage(config, row)));
      const data = images.map((image) => ({ ...image, uses: uses.get(image.id) ?? 0 }));
      return { data, meta: { page: query.page, limit: query.limit, total } };
    }),

    endpoint(getMedia, async ({ query, db, config, language }) => {
      const row = requireFound(await findImage(db, query.id));
      return { data: { ...(await toShownImage(config, row)), used_in: await findUses(db, row, language) } };
    }),

    endpoint(
      uploadMedia,
      async (context) => {
        const { body, db, language } = context;
        const row = await addUpload(db, context, body);
        return { message: translate(language, 'done.pictureUploaded'), data: toUploadedImage(row, language) };
      },
      { body: 'upload' },
    ),

    endpoint(updateMedia, async ({ body, db, language }) => {
      const data = await db.transaction().execute((transaction) => editImage(transaction, body));
      return { message: translate(language, 'done.pictureSaved'), data: toMediaImage(data) };
    }),

    endpoint(deleteMedia, async ({ body, db, config, language, session }) => {
      const actor = session?.user.email ?? '';
      await discardImage(db, config, { ...body, actor, language });
      return { message: translate(language, 'done.pictureDeleted') };
    }),

    endpoint(restoreMedia, async ({ body, db, config, language }) => {
      const data = toMediaImage(await restoreImage(db, config, body.id));
      return { message: translate(language, 'done.pictureRestored'), data };
    }),

    endpoint(
      replaceMedia,
      async ({ body, file, db, config, language }) => {
        const data = toMediaImage(await replaceImage(db, config, { ...body, file }));
        return { message: translate(language, 'done.pictureReplaced'), data };
      },
      { body: 'upload' },
    ),

    endpoint(cropMedia, async ({ body, db, config, language }) => {
      const data = toMediaImage(await cropImage(db, config, body));
      return { message: translate(language, 'done.pictureReplaced'), data };
    }),

    endpoint(revertMedia, async ({ body, db, config, language }) => {
      const data = toMediaImage(await revertImage(db, config, body));
      return { message: translate(language, 'done.pictureReplaced'), data };
    }),
  ];
}

/** An image as the library shows it; one in the trash includes its thumbnail. */
async function toShownImage(place: FilesPlace, row: ImageRow): Promise<MediaImage> {
  const image = toMediaImage(row);
  if (row.deleted_at === null) return image;
  return { ...image, thumbnail_url: (await getTrashThumbnail(place, row)) ?? image.thumbnail_url };
}
