import { existsSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@fakos/contracts/errors';
import { PRIVATE_FOLDER } from '@fakos/contracts/remote/private-files';
import { type RequestHandler, static as serveFolder } from 'express';

const ONE_YEAR_S = 31_536_000;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const PRIVATE_FILE = new RegExp(`/${PRIVATE_FOLDER}/`, 'i');

/** Serves the public files of releases, which never change, in the smallest encoding that the build wrote. */
export function immutableFiles(folder: string): RequestHandler {
  const serve = serveFolder(folder, {
    index: false,
    redirect: false,
    fallthrough: false,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', `public, max-age=${ONE_YEAR_S}, immutable`);
      response.setHeader('Access-Control-Allow-Origin', '*');
    },
  });
  return (request, response, next) => {
    if (PRIVATE_FILE.test(decode(request.path))) throw new AppError('NOT_FOUND');
    const type = types[path.extname(request.path)];
    const encoded = type ? chooseEncoding(folder, request.path, request.get('accept-encoding') ?? '') : undefined;
    if (encoded && type) {
      response.setHeader('Content-Encoding', encoded.encoding);
      response.setHeader('Content-Type', type);
      request.url = request.url.replace(request.path, `${request.path}${encoded.suffix}`);
    }
    if (type) response.setHeader('Vary', 'Accept-Encoding');
    serve(request, response, next);
  };
}

/** The path with its escapes decoded; as it is where they are malformed, which express refuses. */
function decode(requested: string): string {
  try {
    return decodeURIComponent(requested);
  } catch {
    return requested;
  }
}

function chooseEncoding(folder: string, file: string, accepted: string) {
  const found = encodings.find(
    ([encoding, suffix]) =>
      accepted.includes(encoding) && !file.includes('..') && existsSync(path.join(folder, `${file}${suffix}`)),
  );
  return found && { encoding: found[0], suffix: found[1] };
}

/** Lets only files of a remote's release pass (`/mfe-NAME/VERSION/FILE`), not the registry and the history beside them. */
export const releaseFilesOnly: RequestHandler = (request, _response, next) => {
  next(/^\/mfe-[a-z-]+\/\w[\w.+-]*\/./.test(request.path) ? undefined : new AppError('NOT_FOUND'));
};
