import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;

/** Location of a key: 64 hexadecimal digits in the environment, else a file in the data folder. */
export interface KeyPlace {
  readonly fromEnvironment: string | undefined;
  readonly dataDir: string;
  readonly fileName: string;
}

const keys = new Map<string, Promise<Buffer>>();

/** The key of 32 bytes; a missing file is written with a random one. */
export function loadKey({ fromEnvironment, dataDir, fileName }: KeyPlace): Promise<Buffer> {
  if (fromEnvironment !== undefined) return Promise.resolve(Buffer.from(fromEnvironment, 'hex'));
  const file = path.resolve(dataDir, fileName);
  const loaded = keys.get(file) ?? readKey(file);
  keys.set(file, loaded);
  loaded.catch(() => keys.delete(file));
  return loaded;
}

async function readKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  // With 'wx', exactly one of several starting processes writes the file, and the others read it.
  await writeFile(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${file} must contain ${KEY_BYTES * 2} hexadecimal digits`);
  return key;
}
