import { readFile } from 'node:fs/promises';
import { imageRatios, imageTypes, imageWidths, THUMBNAIL_WIDTH } from '@fakos/contracts/images/contract';
import type { Request, Response } from 'express';
import type { ShopDatabase } from '../../database/schema.ts';
import type { FileStorage } from '../../domain/files/file-storage.ts';
import { openStorage } from '../../domain/files/open-storage.ts';
import {
  findImageFile,
  IMAGE_CACHE,
  type ImageFile,
  isImageName,
  isSvg,
  SVG_POLICY,
} from '../../domain/media/image-file.ts';
import { foldersByType } from '../../domain/media/image-folders.ts';
import { findFocalPoint } from '../../domain/media/images.repo.ts';
import { drawPlaceholder, placeholderRequest } from '../../domain/media/placeholder.ts';
import {
  type ImageCrop,
  type ImageFormat,
  type ResizedImages,
  resizedImages,
} from '../../domain/media/resized-images.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { toFailure } from '../../http/failure-response.ts';
import { type Language, translate } from '../../text/translate.ts';
import { type ApiRoute, rawEndpoint } from '../endpoint.ts';

/** A placeholder never changes. */
const PLACEHOLDER_CACHE = 'public, max-age=86400';
const LARGEST_WIDTH = Math.max(...imageWidths);
const BROKEN_WIDTH = 640;
const BROKEN_HEIGHT = 480;

/** image.php and placeholder.php. Resized images are below `dataDir`. */
export function imageEndpoints(dataDir: string): ApiRoute[] {
  const resized = resizedImages(dataDir);
  return [
    rawEndpoint(
      { resource: 'image', method: 'GET', permission: 'public' },
      async (request, response, language, { db, config }) => {
        try {
          const storage = openStorage(config);
          const file = await findFile(storage, request.query.type, request.query.file);
          if (isSvg(file.name)) return await sendSvg(storage, file, response);
          const crop = await readCrop(request, db, file);
          await sendResized({ storage, file, crop, resized }, request, response);
        } catch (thrown) {
          await sendBroken(thrown, request, response, language);
        }
      },
    ),

    rawEndpoint({ resource: 'placeholder', method: 'GET', permission: 'public' }, async (request, response) => {
      const wanted = placeholderRequest.safeParse(request.query);
      if (!wanted.success) throw new Failure('BAD_REQUEST');
      const format = acceptsWebp(request) ? 'webp' : 'png';
      response.setHeader('Cache-Control', PLACEHOLDER_CACHE);
      response
        .vary('Accept')
        .type(format)
        .send(await drawPlaceholder(wanted.data, format));
    }),
  ];
}

/** Finds a stored image; anything but a plain file name is a bad request, even if the path exists. */
async function findFile(storage: FileStorage, type: unknown, name: unknown): Promise<ImageFile> {
  const known = imageTypes.find((candidate) => candidate === type);
  if (!known || !isImageName(name) || (isSvg(name) && known !== 'logo')) throw new Failure('BAD_REQUEST');
  for (const folder of foldersByType[known]) {
    const file = await findImageFile(storage, folder, name);
    if (file) return file;
  }
  throw new Failure('NOT_FOUND');
}

async function sendResized(
  {
    storage,
    file,
    crop,
    resized,
  }: { storage: FileStorage; file: ImageFile; crop: ImageCrop | undefined; resized: ResizedImages },
  request: Request,
  response: Response,
): Promise<void> {
  const format = negotiate(request);
  const { bytes, etag } = await resized.read(storage, file, { width: readWidth(request), crop }, format);
  response.setHeader('Cache-Control', IMAGE_CACHE);
  response.setHeader('ETag', etag);
  response.vary('Accept').type(format).send(bytes);
}

/** Rounds the width up to a fixed size, so that requests cannot fill the disk with sizes. */
function readWidth(request: Request): number {
  if (request.query.size === 'thumbnail') return THUMBNAIL_WIDTH;
  if (request.query.width === undefined) return LARGEST_WIDTH;
  const asked = Number(request.query.width);
  if (!Number.isInteger(asked) || asked < 1) throw new Failure('BAD_REQUEST');
  return imageWidths.find((width) => width >= asked) ?? LARGEST_WIDTH;
}

/** A crop to one of the fixed ratios, around the image's focal point. */
async function readCrop(request: Request, db: ShopDatabase, file: ImageFile): Promise<ImageCrop | undefined> {
  const asked = request.query.ratio;
  if (asked === undefined) return undefined;
  const known = imageRatios.find((ratio) => ratio === asked);
  if (!known) throw new Failure('BAD_REQUEST');
  const [width = 1, height = 1] = known.split('x').map(Number);
  const { focal_x: x, focal_y: y } = await findFocalPoint(db, file.folder, file.name);
  return { ratio: width / height, x, y };
}

/** A format is sent only if `Accept` names it, because browsers without support send wildcards too. */
function negotiate(request: Request): ImageFormat {
  const accept = request.get('accept') ?? '';
  if (accept.includes('image/avif')) return 'avif';
  return acceptsWebp(request) ? 'webp' : 'jpeg';
}

function acceptsWebp(request: Request): boolean {
  return (request.get('accept') ?? '').includes('image/webp');
}

/** SVG files of the shop are sent unchanged. */
async function sendSvg(storage: FileStorage, file: ImageFile, response: Response): Promise<void> {
  response.setHeader('Cache-Control', IMAGE_CACHE);
  response.setHeader('Content-Security-Policy', SVG_POLICY);
  response.type('svg').send(await readFile(requireFound(await storage.getLocalPath(file))));
}

/** An <img> gets an image that shows the error; other clients get the error envelope. */
async function sendBroken(thrown: unknown, request: Request, response: Response, language: Language): Promise<void> {
  const accept = request.get('accept') ?? '';
  if (!accept.includes('image/') || accept.includes('text/html')) throw thrown;
  const failure = toFailure(thrown);
  const size = { width: BROKEN_WIDTH, height: BROKEN_HEIGHT };
  const wanted = placeholderRequest.parse({ ...size, text: translate(language, 'image.error') });
  const format = acceptsWebp(request) ? 'webp' : 'png';
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(failure.status)
    .vary('Accept')
    .type(format)
    .send(await drawPlaceholder(wanted, format));
}
