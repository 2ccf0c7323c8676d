import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureFolder, pictureFolders } from '@fakos/shared-kit/api/media/contract';
import sharp from 'sharp';
import type { ShopDatabase } from '../database/schema.ts';
import { isPictureName, isSvg } from './picture-file.ts';
import { findKnownNames, insertUnknownPictures, type PictureEntry } from './pictures.repo.ts';

/** Files that are taken in at a time, so that nobody waits long for the library of a full folder. */
const MAX_FILES_A_RUN = 1000;
/** Headers that are read at the same time, and rows of one statement. */
const BATCH = 50;

/** Takes files into the library that came into their folders by another way, such as the demo shop's pictures. */
export interface FileRegister {
  /** Looks into the folders that changed since it looked last. */
  takeIn(db: ShopDatabase): Promise<void>;
}

/** The register of the folders under `DATA_DIR/uploads`. */
export function fileRegister(dataDir: string): FileRegister {
  const seen = new Map<PictureFolder, number>();
  let running: Promise<void> | undefined;

  async function lookInto(db: ShopDatabase, folder: PictureFolder, room: number): Promise<number> {
    const path = join(dataDir, 'uploads', folder);
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (changed === undefined || seen.get(folder) === changed) return 0;
    const [names, known] = await Promise.all([readdir(path), findKnownNames(db, folder)]);
    const unknown = names.filter((name) => isOurs(folder, name) && !known.has(name));
    const taken = unknown.slice(0, room);
    for (let start = 0; start < taken.length; start += BATCH) {
      const entries = await Promise.all(taken.slice(start, start + BATCH).map((name) => entryOf(path, folder, name)));
      await insertUnknownPictures(
        db,
        entries.filter((entry) => entry !== undefined),
      );
    }
    if (taken.length === unknown.length) seen.set(folder, changed);
    return taken.length;
  }

  async function lookIntoAll(db: ShopDatabase): Promise<void> {
    let room = MAX_FILES_A_RUN;
    for (const folder of pictureFolders) room -= await lookInto(db, folder, room);
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

function isOurs(folder: PictureFolder, name: string): boolean {
  return isPictureName(name) && (folder === 'logos' || !isSvg(name));
}

/** What the library says of a file; nothing where it cannot be read as a picture. */
async function entryOf(path: string, folder: PictureFolder, filename: string): Promise<PictureEntry | undefined> {
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
