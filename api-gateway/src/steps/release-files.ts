import { AppError } from '@fakos/shared-kit/errors';
import type { RequestHandler } from 'express';

/** Lets through what belongs to a release of a remote (`/mfe-NAME/VERSION/FILE`), not what the folder says of releases. */
export const releaseFilesOnly: RequestHandler = (request, _response, next) => {
  next(/^\/mfe-[a-z-]+\/\w[\w.+-]*\/./.test(request.path) ? undefined : new AppError('NOT_FOUND'));
};
