import { resolve } from 'node:path';
import { imageFolders } from '@fakos/contracts/media/contract';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { findImageFile, IMAGE_CACHE, isImageName, isSvg, SVG_POLICY } from '../../domain/media/image-file.ts';
import { Failure } from '../../errors/failure.ts';

const ADDRESS = /^\/backend\/uploads(?:\/([^/]*)(?:\/(.*))?)?$/;

/** Responds to `/backend/uploads/FOLDER/FILE` with the stored file (spec section 7); folders are never listed. */
export function serveUploads(dataDir: string): RequestHandler {
  const uploads = resolve(dataDir, 'uploads');
  return async function sendStoredFile(request: Request, response: Response, next: NextFunction) {
    const [address, inFolder, written] = ADDRESS.exec(request.path) ?? [];
    if (address === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Failure('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET, HEAD' } });
    }
    const folder = imageFolders.find((known) => known === inFolder);
    const name = decodeURIComponent(written ?? '');
    const file = folder && isImageName(name) ? await findImageFile(uploads, folder, name) : undefined;
    if (!file || (isSvg(name) && folder !== 'logos')) throw new Failure('NOT_FOUND');
    if (isSvg(name)) response.setHeader('Content-Security-Policy', SVG_POLICY);
    response.setHeader('Cache-Control', IMAGE_CACHE);
    response.sendFile(`${folder}/${name}`, { root: uploads, cacheControl: false }, (error?: Error) => {
      // The client closed the connection.
      if (error && !response.headersSent) next(error);
    });
  };
}
