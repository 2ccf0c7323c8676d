import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFolder, imageFolders } from '@fakos/contracts/media/contract';
import sharp from 'sharp';
import type { ShopDatabase } from '../../database/schema.ts';
import { isImageName, isSvg } from './image-file.ts';
import { findKnownNames, type ImageEntry, insertUnknownImages } from './images.repo.ts';

/** Number of files registered per batch, so that other requests do not wait long for a large folder. */
const MAX_FILES_A_RUN = 1000;
/** Headers that are read at the same time, and rows of one statement. */
const BATCH = 50;

/** Adds files to the library that were not uploaded, such as the demo shop's images. */
export interface FileRegister {
  /** Scans the folders that changed since the last scan. */
  takeIn(db: ShopDatabase): Promise<void>;
}

/** Adds files of a folder to the library, where they are not in it yet. */
export async function registerFiles(
  db: ShopDatabase,
  dataDir: string,
  folder: ImageFolder,
  filenames: readonly string[],
): Promise<void> {
  const known = await findKnownNames(db, folder);
  const unknown = filenames.filter((name) => !known.has(name));
  const path = join(dataDir, 'uploads', folder);
  const entries = await Promise.all(unknown.map((name) => readEntry(path, folder, name)));
  await insertUnknownImages(
    db,
    entries.filter((entry) => entry !== undefined),
  );
}

/** The register of the folders under `DATA_DIR/uploads`. */
export function fileRegister(dataDir: string): FileRegister {
  const seen = new Map<ImageFolder, number>();
  let running: Promise<void> | undefined;

  async function lookInto(db: ShopDatabase, folder: ImageFolder, room: number): Promise<number> {
    const path = join(dataDir, 'uploads', folder);
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (changed === undefined || seen.get(folder) === changed) return 0;
    const [names, known] = await Promise.all([readdir(path), findKnownNames(db, folder)]);
    const unknown = names.filter((name) => isOurs(folder, name) && !known.has(name));
    const taken = unknown.slice(0, room);
    for (let start = 0; start < taken.length; start += BATCH) {
      const entries = await Promise.all(taken.slice(start, start + BATCH).map((name) => readEntry(path, folder, name)));
      await insertUnknownImages(
        db,
        entries.filter((entry) => entry !== undefined),
      );
    }
    if (taken.length === unknown.length) seen.set(folder, changed);
    return taken.length;
  }

  async function lookIntoAll(db: ShopDatabase): Promise<void> {
    let room = MAX_FILES_A_RUN;
    for (const folder of imageFolders) room -= await lookInto(db, folder, room);
  }

  return {
    takeIn(db) {
      running ??= lookIntoAll(db).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function isOurs(folder: ImageFolder, name: string): boolean {
  return isImageName(name) && (folder === 'logos' || !isSvg(name));
}

/** The library entry of a file; undefined if it cannot be read as an image. */
async function readEntry(path: string, folder: ImageFolder, filename: string): Promise<ImageEntry | undefined> {
  try {
    const file = join(path, filename);
    const [stats, header] = await Promise.all([stat(file), sharp(file).metadata()]);
    const { width, height } = header.autoOrient;
    const mime = header.mediaType ?? `image/${header.format}`;
    return { folder, filename, width, height, mime, size: stats.size, created_at: stats.mtime.toISOString() };
  } catch {
    return undefined;
  }
}
