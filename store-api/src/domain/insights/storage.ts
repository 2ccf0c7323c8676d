import { statfs } from 'node:fs/promises';
import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import type { FileStorage } from '../files/file-storage.ts';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import { UPLOADS } from '../media/stored-files.ts';

/** A large folder of images is counted at most this often. */
const REMEMBERED_MS = 60_000;

type Storage = SystemInfo['storage'];

const remembered = new Map<string, { readonly at: number; readonly uploads: Promise<Storage['uploads']> }>();

/** The disk with the shop's files, and the size of its images. */
export async function readStorage(place: FilesPlace): Promise<Storage> {
  const [disk, uploads] = await Promise.all([readDisk(place.DATA_DIR), measureRemembered(place)]);
  return { disk, uploads };
}

async function readDisk(folder: string): Promise<Storage['disk']> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { total: found.blocks * found.bsize, free: found.bavail * found.bsize } : null;
}

function measureRemembered(place: FilesPlace): Promise<Storage['uploads']> {
  const name = place.UPLOADS_URL ?? place.DATA_DIR;
  const known = remembered.get(name);
  const now = Date.now();
  if (known && now - known.at < REMEMBERED_MS) return known.uploads;
  const uploads = measure(openStorage(place));
  remembered.set(name, { at: now, uploads });
  return uploads;
}

async function measure(storage: FileStorage): Promise<Storage['uploads']> {
  const files = await storage.list(UPLOADS);
  return { files: files.length, size: files.reduce((sum, { size }) => sum + size, 0) };
}
