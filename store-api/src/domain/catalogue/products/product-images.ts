import { getImageUrl, THUMBNAIL_WIDTH } from '@fakos/contracts/images/contract';
import { type arrangeProductImages, productLimits, type uploadProductImage } from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import { readImages } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { type FilesPlace, openStorage } from '../../files/open-storage.ts';
import { findAlts, writeAlts } from '../../media/image-alts.ts';
import { registerFiles } from '../../media/register-files.ts';
import { type NewImage, storeImage } from '../../media/store-image.ts';
import { getOriginalKey } from '../../media/stored-files.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { changeProduct, findProductRow } from './product-writing.repo.ts';
import { writeProducts } from './write-product.ts';

const FOLDER = 'products';

interface ImageChange {
  readonly db: ShopDatabase;
  readonly config: FilesPlace;
  readonly language: Language;
}

interface ImageUpload extends ImageChange {
  readonly query: z.output<typeof uploadProductImage.query>;
  readonly file: Omit<NewImage, 'folder'> | undefined;
}

interface ImageOrder extends ImageChange {
  readonly body: z.output<typeof arrangeProductImages.body>;
}

/** Stores an uploaded image as the product's last one. */
export async function addImage({ query, file, db, config, language }: ImageUpload) {
  if (!file) throw new Failure('VALIDATION', { reason: 'noFile' });
  // Checked before encoding as well, so that no file is stored unnecessarily.
  hasRoom(await findImages(db, query.id), language);
  const stored = await storeImage(config, { folder: FOLDER, ...file });
  const arranged = await writeProducts(db, async (transaction) => {
    const current = await findImages(transaction, query.id);
    hasRoom(current, language);
    return saveImages(transaction, current, [...current.images, stored.filename]);
  });
  const { gallery_images, version } = arranged;
  const url = getImageUrl('product', stored.filename);
  const thumbnail_url = getImageUrl('product', stored.filename, THUMBNAIL_WIDTH);
  return { ...stored, url, thumbnail_url, gallery_images, version };
}

/** Sorts a product's images and removes those that are not listed; their files stay. */
export async function arrangeImages({ body, db, config, language }: ImageOrder) {
  const images = body.images.map((image) => (typeof image === 'string' ? { filename: image } : image));
  const wanted = [...new Set(images.map(({ filename }) => filename))];
  const storage = openStorage(config);
  const files = await Promise.all(wanted.map((filename) => storage.find(getOriginalKey({ folder: FOLDER, filename }))));
  if (files.includes(undefined)) throw brokenRule(language, 'images', 'unknownPicture');
  const described = images.filter((image) => 'alt_el' in image || 'alt_en' in image);
  const describedFiles = described.map(({ filename }) => filename);
  if (described.length > 0) await registerFiles(db, config, FOLDER, describedFiles);
  return writeProducts(db, async (transaction) => {
    const current = await findImages(transaction, body.id);
    checkVersion(body.version, current.version);
    if (!(await writeAlts(transaction, FOLDER, described))) throw brokenRule(language, 'images', 'unknownPicture');
    return saveImages(transaction, current, wanted);
  });
}

/** The alternative texts of a product's images, by file name. */
export function findProductAlts(db: ShopDatabase, images: string) {
  return findAlts(db, FOLDER, readImages(images));
}

interface Images {
  readonly id: number;
  readonly images: readonly string[];
  readonly version: string;
}

async function findImages(db: ShopDatabase, id: number): Promise<Images> {
  const row = requireFound(await findProductRow(db, id));
  return { id, images: readImages(row.images), version: row.updated_at };
}

async function saveImages(db: ShopDatabase, { id, version: before }: Images, images: string[]) {
  const version = getNextVersion(before);
  await changeProduct(db, id, { images: JSON.stringify(images), updated_at: version });
  return { id, gallery_images: images, version };
}

function hasRoom({ images }: Images, language: Language): void {
  if (images.length >= productLimits.images) throw brokenRule(language, 'images', 'tooManyPictures');
}
