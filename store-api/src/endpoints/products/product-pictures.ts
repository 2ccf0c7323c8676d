import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imageUrl, THUMBNAIL_WIDTH } from '@fakos/shared-kit/api/images/contract';
import {
  type arrangeProductPictures,
  productLimits,
  type uploadProductPicture,
} from '@fakos/shared-kit/api/products/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Context } from '../../http/endpoint.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import { storePicture } from '../../pictures/store-picture.ts';
import { checkVersion, existing } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { changeProduct, findProductRow } from './product-writing.repo.ts';
import { writeProducts } from './write-product.ts';

const FOLDER = 'products';

/** Keeps an uploaded picture and puts it behind the product's others. */
export async function addPicture({ query, file, db, config, language }: Context<typeof uploadProductPicture>) {
  if (!file) throw new Failure('VALIDATION', { reason: 'noFile' });
  // Asked before the work of encoding too, so that nothing is kept in vain.
  hasRoom(await findPictures(db, query.id), language);
  const stored = await storePicture(config.DATA_DIR, { folder: FOLDER, ...file });
  const arranged = await writeProducts(db, async (transaction) => {
    const pictures = await findPictures(transaction, query.id);
    hasRoom(pictures, language);
    return savePictures(transaction, pictures, [...pictures.images, stored.filename]);
  });
  const { gallery_images, version } = arranged;
  const url = imageUrl('product', stored.filename);
  const thumbnail_url = imageUrl('product', stored.filename, THUMBNAIL_WIDTH);
  return { ...stored, url, thumbnail_url, gallery_images, version };
}

/** Puts a product's pictures in order and takes off those that are not named; their files stay. */
export async function arrangePictures({ body, db, config, language }: Context<typeof arrangeProductPictures>) {
  const wanted = [...new Set(body.images)];
  const kept = await Promise.all(wanted.map((name) => isKept(join(config.DATA_DIR, 'uploads', FOLDER, name))));
  if (kept.includes(false)) throw brokenRule(language, 'images', 'unknownPicture');
  return writeProducts(db, async (transaction) => {
    const pictures = await findPictures(transaction, body.id);
    checkVersion(body.version, pictures.version);
    return savePictures(transaction, pictures, wanted);
  });
}

interface Pictures {
  readonly id: number;
  readonly images: readonly string[];
  readonly version: string;
}

async function findPictures(db: ShopDatabase, id: number): Promise<Pictures> {
  const row = existing(await findProductRow(db, id));
  return { id, images: JSON.parse(row.images) as string[], version: row.updated_at };
}

async function savePictures(db: ShopDatabase, { id, version: before }: Pictures, images: string[]) {
  const version = laterThan(before);
  await changeProduct(db, id, { images: JSON.stringify(images), updated_at: version });
  return { id, gallery_images: images, version };
}

function hasRoom({ images }: Pictures, language: Context<typeof uploadProductPicture>['language']): void {
  if (images.length >= productLimits.pictures) throw brokenRule(language, 'images', 'tooManyPictures');
}

async function isKept(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
}
