import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capFolder } from './capped-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fakos-capped-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SIZE = 100;
const at = (name: string) => join(folder, name);
const write = (name: string) => writeFile(at(name), Buffer.alloc(SIZE));
const left = async () => (await readdir(folder)).sort();
/** Waits until the folder has the expected files, or fails. */
async function becomes(names: string[]): Promise<void> {
  for (let tries = 0; tries < 100 && (await left()).length !== names.length; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await left()).toEqual(names);
}

test('the least recently used file is deleted first, files of an earlier run before all others', async () => {
  for (const [index, name] of ['old', 'older'].entries()) {
    await write(name);
    await utimes(at(name), 1000 - index, 1000 - index);
  }
  const cappedFolder = capFolder(folder, 4 * SIZE);
  for (const name of ['a', 'b']) {
    await write(name);
    cappedFolder.add(at(name), SIZE);
  }
  await becomes(['a', 'b', 'old', 'older']);
  cappedFolder.touch(at('old'));
  await write('c');
  cappedFolder.add(at('c'), SIZE);
  // Ten per cent of room are made: two files have to go.
  await becomes(['b', 'c', 'old']);
});
