import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { copyShop } from './copy-shop.ts';

let api: TestApi;
let target: string;
beforeEach(async () => {
  api = await startTestApi(undefined, { onDisk: true });
  target = path.join(api.dataDir, 'copy');
  await writeData('uploads/products/frame.webp', 'frame');
  await writeData('prescriptions/one', 'sealed');
});
afterEach(() => api.close());

const readCopy = (name: string) => readFile(path.join(target, name), 'utf8');

async function writeData(name: string, text: string): Promise<void> {
  const file = path.join(api.dataDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('a copy has the rows in the form of a backup that can be restored', async () => {
  const { file } = await copyShop(api.config, target, { keep: 2 });
  await api.db.updateTable('products').set({ name_el: 'Χάλασε' }).execute();
  await mkdir(path.join(api.dataDir, 'backups'), { recursive: true });
  await copyFile(path.join(target, 'backups', file), path.join(api.dataDir, 'backups', file));
  const token = await api.signIn(ADMIN);
  const body = { file, confirm: file };
  expect((await api.request('database.php?action=restore', { body, token })).status).toBe(200);
  const products = await api.db.selectFrom('products').select('name_el').execute();
  expect(products.map(({ name_el }) => name_el)).not.toContain('Χάλασε');
});

test('a copy contains new and changed files, and deleted images but no deleted prescriptions', async () => {
  expect(await copyShop(api.config, target, { keep: 2 })).toMatchObject({ copied: 2, pruned: 0 });
  await rm(path.join(api.dataDir, 'prescriptions/one'));
  await rm(path.join(api.dataDir, 'uploads/products/frame.webp'));
  await writeData('uploads/products/lens.webp', 'lens');
  expect(await copyShop(api.config, target, { keep: 2 })).toMatchObject({ copied: 1 });
  expect(await readCopy('uploads/products/frame.webp')).toBe('frame');
  expect(await readCopy('uploads/products/lens.webp')).toBe('lens');
  expect(await readdir(path.join(target, 'prescriptions'))).toEqual([]);

  await writeData('uploads/products/lens.webp', 'a better lens');
  expect(await copyShop(api.config, target, { keep: 2 })).toMatchObject({ copied: 1 });
  expect(await readCopy('uploads/products/lens.webp')).toBe('a better lens');
});

test('the newest backups of the rows stay, and other files are left alone', async () => {
  await mkdir(path.join(target, 'backups'), { recursive: true });
  await writeFile(path.join(target, 'backups/note.txt'), 'kept by hand');
  for (const day of ['01', '02', '03'])
    await copyShop(api.config, target, { keep: 2, now: new Date(`2026-11-${day}T03:30:00Z`) });
  expect(await readdir(path.join(target, 'backups'))).toEqual([
    'fakos-20261102T033000Z-scheduled.ndjson.gz',
    'fakos-20261103T033000Z-scheduled.ndjson.gz',
    'note.txt',
  ]);
});
