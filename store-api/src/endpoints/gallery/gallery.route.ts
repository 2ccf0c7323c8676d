import {
  copyGalleryImage,
  deleteGalleryImage,
  listAdminGallery,
  listGallery,
  updateGallery,
  uploadImage,
} from '@fakos/contracts/gallery/contract';
import { addUpload } from '../../domain/media/add-image.ts';
import { copyImage, editGallery, GALLERY } from '../../domain/media/edit-gallery.ts';
import {
  findAdminGallery,
  findGallery,
  insertGalleryEntry,
  removeGalleryImage,
} from '../../domain/media/gallery.repo.ts';
import { foldersByType } from '../../domain/media/image-folders.ts';
import { toUploadedImage } from '../../domain/media/image-response.ts';
import { insertImage } from '../../domain/media/images.repo.ts';
import { fileRegister } from '../../domain/media/register-files.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** The gallery and the uploads, which the specification puts under settings.php (section 7). */
export function galleryEndpoints() {
  const register = fileRegister();
  return [
    endpoint(listGallery, async ({ db, language }) => ({ data: await findGallery(db, language) })),

    endpoint(listAdminGallery, async ({ db }) => ({ data: await findAdminGallery(db) })),

    endpoint(updateGallery, async ({ body, db, language }) => {
      const data = await db.transaction().execute(async (transaction) => {
        await editGallery(transaction, body);
        return findAdminGallery(transaction);
      });
      return { message: translate(language, 'done.gallerySaved'), data };
    }),

    endpoint(deleteGalleryImage, async ({ body, db, language }) => {
      if (!(await removeGalleryImage(db, body.id))) throw new Failure('NOT_FOUND');
      return { message: translate(language, 'done.galleryImageRemoved') };
    }),

    endpoint(
      uploadImage,
      async (context) => {
        const { query, body, db, language } = context;
        const type = query.type ?? body.type ?? GALLERY;
        const wanted = { folder: foldersByType[type][0], alt_el: body.alt_el, alt_en: body.alt_en };
        const row = await addUpload(db, context, wanted, type === GALLERY ? insertGalleryEntry : insertImage);
        return { message: translate(language, 'done.pictureUploaded'), data: toUploadedImage(row, language) };
      },
      { body: 'upload' },
    ),

    endpoint(copyGalleryImage, async (context) => {
      await register.takeIn(context.db, context.config);
      const row = await copyImage(context.db, context, context.body);
      const { language } = context;
      return { message: translate(language, 'done.pictureCopied'), data: toUploadedImage(row, language) };
    }),
  ];
}
