import path from 'node:path';
import { imageFolders } from '@fakos/contracts/media/contract';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type FilesPlace, openStorage } from '../../domain/files/open-storage.ts';
import { findImageFile, IMAGE_CACHE, isImageName, isSvg, SVG_POLICY } from '../../domain/media/image-file.ts';
import { Failure, requireFound } from '../../errors/failure.ts';

const ADDRESS = /^\/backend\/uploads(?:\/([^/]*)(?:\/(.*))?)?$/;

/** Responds to `/backend/uploads/FOLDER/FILE` with the stored file (spec section 7); folders are never listed. */
export function serveUploads(place: FilesPlace): RequestHandler {
  const storage = openStorage(place);
  return async function sendStoredFile(request: Request, response: Response, next: NextFunction) {
    const [address, inFolder, written] = ADDRESS.exec(request.path) ?? [];
    if (address === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Failure('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET, HEAD' } });
    }
    const folder = imageFolders.find((known) => known === inFolder);
    const name = decodeURIComponent(written ?? '');
    const file = folder && isImageName(name) ? await findImageFile(storage, folder, name) : undefined;
    if (!file || (isSvg(name) && folder !== 'logos')) throw new Failure('NOT_FOUND');
    const local = requireFound(await storage.getLocalPath(file));
    if (isSvg(name)) response.setHeader('Content-Security-Policy', SVG_POLICY);
    response.setHeader('Cache-Control', IMAGE_CACHE);
    // The same for all API instances, whatever the time of their copies.
    response.setHeader('ETag', `W/"${file.size.toString(16)}-${Math.floor(file.modifiedMs).toString(16)}"`);
    response.setHeader('Last-Modified', new Date(file.modifiedMs).toUTCString());
    const { dir: root, base } = path.parse(path.resolve(local));
    response.sendFile(base, { root, cacheControl: false }, (error?: Error) => {
      // The client closed the connection.
      if (error && !response.headersSent) next(error);
    });
  };
}
