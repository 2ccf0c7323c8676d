import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { z } from 'zod';

/** File name of a release's manifest. */
export const MANIFEST_FILE = 'manifest.json';
/** Most files of a release, compressed copies included. */
export const MAX_RELEASE_FILES = 2_000;
/** Largest file of a release, in bytes. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;
/** Largest release, in bytes. */
export const MAX_RELEASE_BYTES = 48 * 1024 * 1024;

const decompressors = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

/** The result of a verification: manifest and sizes, or every reason against the release. */
export type Verification<M> =
  | { readonly ok: true; readonly manifest: M; readonly seal: string; readonly sizes: FileSizes }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Bytes that each file of a release costs a visitor: brotli where there is such a copy. */
export type FileSizes = Readonly<Record<string, number>>;

/** Common fields of the manifests of the shell and of remotes. */
export interface Manifest {
  readonly version: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Compares every file of a folder with its hash in the manifest. */
export async function verifyRelease<M extends Manifest>(
  folder: string,
  schema: z.ZodType<M>,
): Promise<Verification<M>> {
  const listing = await listFiles(folder);
  if (!listing.ok) return listing;
  const bytes = await readFile(path.join(folder, MANIFEST_FILE)).catch(() => undefined);
  if (!bytes) return { ok: false, reasons: [`${MANIFEST_FILE}: is missing`] };
  const read = parseManifest(bytes, schema);
  if (!read.ok) return read;
  const { manifest } = read;
  const reasons = [
    ...(isVersion(manifest.version)
      ? []
      : [
          `version: "${manifest.version}" must be up to 64 letters, digits, dots or hyphens and begin with a letter or digit`,
        ]),
    ...Object.keys(manifest.integrity)
      .filter((file) => !listing.sizes.has(file))
      .map((file) => `${file}: is in the manifest but not in the release`),
  ];
  for (const file of listing.sizes.keys()) {
    if (file !== MANIFEST_FILE) reasons.push(...(await verifyFile(folder, file, manifest.integrity)));
  }
  if (reasons.length > 0) return { ok: false, reasons };
  return { ok: true, manifest, seal: computeIntegrity(bytes), sizes: getTransferSizes(listing.sizes) };
}

/** SHA-384 of bytes, as SRI writes it. */
export function computeIntegrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Sizes of a folder's files as visitors download them; the files are not verified. */
export async function readSizes(folder: string): Promise<FileSizes> {
  const listing = await listFiles(folder);
  return listing.ok ? getTransferSizes(listing.sizes) : {};
}

/** True for a version that can name a folder. */
export function isVersion(text: string): boolean {
  return /^\w[\w.+-]{0,63}$/.test(text);
}

/** True for a file name inside a release: relative, with forward slashes, without `..`. */
export function isInside(file: string): boolean {
  return /^[\w@+~-][\w@.+~-]*(\/[\w@+~-][\w@.+~-]*)*$/.test(file) && file.length <= 200;
}

type Listing = { ok: true; sizes: ReadonlyMap<string, number> } | { ok: false; reasons: string[] };

async function listFiles(folder: string): Promise<Listing> {
  const reasons: string[] = [];
  const sizes = new Map<string, number>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    const { size } = await lstat(path.join(folder, file));
    if (!entry.isFile()) reasons.push(`${file}: is not a plain file`);
    else if (!isInside(file)) reasons.push(`${file}: has a name that releases may not use`);
    else if (size > MAX_FILE_BYTES) reasons.push(`${file}: ${size} bytes are more than ${MAX_FILE_BYTES}`);
    else sizes.set(file, size);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total > MAX_RELEASE_BYTES) reasons.push(`the release: ${total} bytes are more than ${MAX_RELEASE_BYTES}`);
  if (entries.length > MAX_RELEASE_FILES) reasons.push(`the release: more than ${MAX_RELEASE_FILES} files`);
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, sizes };
}

function parseManifest<M>(bytes: Buffer, schema: z.ZodType<M>) {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return { ok: false, reasons: [`${MANIFEST_FILE}: is not JSON`] } as const;
  }
  const found = schema.safeParse(json);
  if (found.success) return { ok: true, manifest: found.data } as const;
  const reasons = found.error.issues.map((issue) => `${MANIFEST_FILE}: ${issue.path.join('.')}: ${issue.message}`);
  return { ok: false, reasons } as const;
}

async function verifyFile(folder: string, file: string, integrity: Manifest['integrity']): Promise<string[]> {
  const bytes = await readFile(path.join(folder, file));
  const expected = integrity[file];
  if (expected !== undefined && computeIntegrity(bytes) !== expected)
    return [`${file}: its SHA-384 differs from the manifest`];
  const suffix = path.extname(file);
  const original = file.slice(0, -suffix.length);
  const isCompressedCopy = (suffix === '.br' || suffix === '.gz') && integrity[original] !== undefined;
  if (!isCompressedCopy) return expected === undefined ? [`${file}: is not in the manifest`] : [];
  try {
    // The limit prevents decompression bombs.
    const plain = await decompressors[suffix](bytes, { maxOutputLength: MAX_FILE_BYTES });
    if (computeIntegrity(plain) === integrity[original]) return [];
  } catch {
    // Reported below, like a wrong content.
  }
  return [`${file}: does not unpack to ${original}`];
}

function getTransferSizes(sizes: ReadonlyMap<string, number>): FileSizes {
  return Object.fromEntries([...sizes].map(([file, size]) => [file, sizes.get(`${file}.br`) ?? size]));
}
