import { MAX_UPLOAD_BYTES } from '@fakos/contracts/images/contract';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { Failure } from '../errors/failure.ts';

/** Longest text field beside the files, in bytes. */
const MAX_FIELD_BYTES = 10_000;
const MAX_FIELDS = 50;

/** An uploaded file; `name` is the file name of the client, the bytes are not checked yet. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A body, read, with the one file that an upload carries. */
export interface Upload {
  readonly body: Record<string, unknown>;
  readonly file?: UploadedFile;
}

const parseUpload = multer({
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
}).any(); // The client may choose the field name of the file.

/** Reads a multipart body into memory, within the limits of an upload (product.md section 3). */
export async function readUpload(request: Request, response: Response): Promise<Upload> {
  await new Promise<void>((resolve, reject) => {
    parseUpload(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(toUploadFailure(error)),
    );
  });
  const [file] = (request.files ?? []) as Express.Multer.File[];
  return {
    body: { ...(request.body as Record<string, unknown>) },
    ...(file && { file: { name: file.originalname, bytes: file.buffer } }),
  };
}

function toUploadFailure(error: unknown): Failure {
  const isTooLarge = error instanceof MulterError && error.code.startsWith('LIMIT_');
  // Any other error means a truncated body, or one that is not multipart.
  return new Failure(isTooLarge ? 'TOO_LARGE' : 'BAD_REQUEST', { cause: error });
}
