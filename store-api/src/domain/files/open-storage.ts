import path from 'node:path';
import { S3Bucket } from '@fakos/contracts/servers/s3-bucket';
import { DEFAULT_REVALIDATE_MS, parseS3Location } from '@fakos/contracts/servers/s3-location';
import type { ApiSettings } from '../../settings.ts';
import type { FileStorage } from './file-storage.ts';
import { FolderStorage } from './folder-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The settings that say where the shop's files are. */
export type FilesPlace = Pick<ApiSettings, 'DATA_DIR'> & Partial<Pick<ApiSettings, 'UPLOADS_URL' | 'S3_REVALIDATE_MS'>>;

const opened = new Map<string, FileStorage>();

/** The storage of the shop's files: `UPLOADS_URL`, else `DATA_DIR`. The same object for the same settings. */
export function openStorage({ DATA_DIR, UPLOADS_URL, S3_REVALIDATE_MS }: FilesPlace): FileStorage {
  const location = UPLOADS_URL === undefined ? undefined : parseS3Location(UPLOADS_URL);
  if (!location) return new FolderStorage(UPLOADS_URL ?? DATA_DIR);
  const name = `${DATA_DIR} ${UPLOADS_URL}`;
  const storage =
    opened.get(name) ??
    new S3Storage(new S3Bucket(location), {
      copies: path.join(DATA_DIR, 'cache', 'originals'),
      revalidateMs: S3_REVALIDATE_MS ?? DEFAULT_REVALIDATE_MS,
    });
  opened.set(name, storage);
  return storage;
}
