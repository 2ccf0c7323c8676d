import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ImageFolder, imageFolders } from '@fakos/contracts/media/contract';
import sharp from 'sharp';
import type { ShopDatabase } from '../../database/schema.ts';
import type { FileStorage, StoredFile } from '../files/file-storage.ts';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import { isImageName, isSvg } from './image-file.ts';
import { findKnownNames, type ImageEntry, insertUnknownImages } from './images.repo.ts';
import { getOriginalKey, UPLOADS } from './stored-files.ts';

/** Number of files registered per batch, so that other requests do not wait long for a large folder. */
const MAX_FILES_A_RUN = 1000;
/** Headers that are read at the same time, and rows of one statement. */
const BATCH = 50;

/** Adds files to the library that were not uploaded, such as the demo shop's images. */
export interface FileRegister {
  /** Scans the folders that changed since the last scan. */
  takeIn(db: ShopDatabase, place: FilesPlace): Promise<void>;
}

/** Adds files of a folder to the library, where they are not in it yet. */
export async function registerFiles(
  db: ShopDatabase,
  place: FilesPlace,
  folder: ImageFolder,
  filenames: readonly string[],
): Promise<void> {
  const known = await findKnownNames(db, folder);
  const unknown = filenames.filter((name) => !known.has(name));
  const storage = openStorage(place);
  const files = await Promise.all(unknown.map((filename) => storage.find(getOriginalKey({ folder, filename }))));
  const found = files.filter((file) => file !== undefined);
  const entries = await Promise.all(found.map((file) => readEntry(storage, folder, file)));
  await insertUnknownImages(
    db,
    entries.filter((entry) => entry !== undefined),
  );
}

/** The register of the folders of images. */
export function fileRegister(): FileRegister {
  const seen = new Map<ImageFolder, string>();
  let running: Promise<void> | undefined;

  async function lookInto(db: ShopDatabase, storage: FileStorage, folder: ImageFolder, room: number): Promise<number> {
    const parent = `${UPLOADS}/${folder}`;
    const changed = await storage.getState(parent);
    if (changed === undefined || seen.get(folder) === changed) return 0;
    const [files, known] = await Promise.all([storage.list(parent), findKnownNames(db, folder)]);
    const unknown = files.filter((file) => isOurs(folder, getName(parent, file)) && !known.has(getName(parent, file)));
    const taken = unknown.slice(0, room);
    for (let start = 0; start < taken.length; start += BATCH) {
      const entries = await Promise.all(
        taken.slice(start, start + BATCH).map((file) => readEntry(storage, folder, file)),
      );
      await insertUnknownImages(
        db,
        entries.filter((entry) => entry !== undefined),
      );
    }
    if (taken.length === unknown.length) seen.set(folder, changed);
    return taken.length;
  }

  async function lookIntoAll(db: ShopDatabase, storage: FileStorage): Promise<void> {
    let room = MAX_FILES_A_RUN;
    for (const folder of imageFolders) room -= await lookInto(db, storage, folder, room);
  }

  return {
    takeIn(db, place) {
      running ??= lookIntoAll(db, openStorage(place)).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** Name of a file directly in a folder; the rest of the path of one further below, which is no image name. */
function getName(folder: string, { key }: StoredFile): string {
  return key.slice(folder.length + 1);
}

function isOurs(folder: ImageFolder, name: string): boolean {
  return isImageName(name) && (folder === 'logos' || !isSvg(name));
}

/** The library entry of a file; undefined if it cannot be read as an image. */
async function readEntry(storage: FileStorage, folder: ImageFolder, file: StoredFile): Promise<ImageEntry | undefined> {
  try {
    const header = await sharp(await readFile((await storage.getLocalPath(file)) ?? '')).metadata();
    const filename = path.posix.basename(file.key);
    const { width, height } = header.autoOrient;
    const mime = header.mediaType ?? `image/${header.format}`;
    return {
      folder,
      filename,
      width,
      height,
      mime,
      size: file.size,
      created_at: new Date(file.modifiedMs).toISOString(),
    };
  } catch {
    return undefined;
  }
}
