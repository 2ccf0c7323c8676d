import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { createPrescription } from '@fakos/contracts/testing/prescription-cases';
import { writeBackup } from '../../domain/backup/write-backup.ts';
import { renderEmail } from '../../domain/mail/render-email.ts';
import { saveLensCatalogue } from '../../domain/optics/lenses/lens-catalogue.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest } from '../../testing/order-request.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let maria: string;
let nikos: string;
beforeAll(async () => {
  api = await startTestApi();
  maria = await api.signIn(USER);
  nikos = (await addAccount(api.db, 'user', 'nikos@example.gr')).token;
});
afterAll(() => api.close());

const FILE_BYTES = Buffer.from('%PDF-1.7 prescription of Maria');
const FOLDER = () => path.join(api.dataDir, 'prescriptions');

const send = (method: string, body: object, token = maria) =>
  api.request('prescriptions.php', { method, token, body: { consent: true, ...body } });
const list = async (token = maria) => (await api.request('prescriptions.php', { token })).body.data;
const openFile = (id: number, token: string) => api.request(`prescriptions.php?action=wallet-file&id=${id}`, { token });

async function upload(): Promise<string> {
  const form = new FormData();
  form.set('consent', 'true');
  form.set('file', new Blob([new Uint8Array(FILE_BYTES)]), 'συνταγή.pdf');
  const url = `${api.url}/backend/api/prescriptions.php?action=upload`;
  const { data } = (await (await fetch(url, { method: 'POST', body: form })).json()) as { data: { ref: string } };
  return data.ref;
}

/** Adds a prescription with a file for a wearer; returns its id. */
async function addWithFile(person: string): Promise<number> {
  const { body } = await send('POST', { person, file_ref: await upload(), values: createPrescription({ pd: null }) });
  return body.data.id;
}

test('a wallet needs an account, explicit consent, a wearer, and values or a file that keep the rules', async () => {
  expect((await api.request('prescriptions.php')).status).toBe(401);
  const values = createPrescription();
  expect((await send('POST', { person: 'Μαρία', values, consent: undefined })).status).toBe(422);
  expect(Object.keys((await send('POST', { person: ' ', values })).body.errors)).toEqual(['person']);
  expect((await send('POST', { person: 'Μαρία' })).status).toBe(422);
  const wrong = await send('POST', { person: 'Μαρία', values: createPrescription({ 'left.cyl': -1 }) });
  expect(wrong.body.errors['values.left.axis']).toBe('Γράψτε τον άξονα (AXIS): υπάρχει πάντα μαζί με τον κύλινδρο.');
  expect(await list()).toEqual([]);
});

test('a wallet has prescriptions of several people, with their validity; a stale change is refused', async () => {
  await send('POST', { person: 'Μαρία', examined_on: '2026-08-31', values: createPrescription({ pd: null }) });
  await send('POST', { person: 'Πέτρος', file_ref: await upload() });
  const [second, first] = await list();
  expect(first).toMatchObject({ person: 'Μαρία', valid_until: '2028-08-31', values: { pd: null }, file: null });
  expect(second).toMatchObject({ person: 'Πέτρος', valid_until: null, values: null, file: { name: 'συνταγή.pdf' } });
  const { id, version, values } = first;
  const change = () => send('PUT', { id, version, person: 'Μαρία Π.', values });
  expect((await change()).status).toBe(200);
  expect((await change()).body.code).toBe('STALE_VERSION');
  expect((await list())[1]).toMatchObject({ person: 'Μαρία Π.', valid_until: null });
});

test('what is stored is encrypted, and every opening is logged', async () => {
  const id = await addWithFile('Ελένη Παππά');
  const rows = await api.db.selectFrom('prescriptions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/Ελένη|sph/);
  const files = await Promise.all((await readdir(FOLDER())).map((name) => readFile(path.join(FOLDER(), name))));
  expect(files.some((bytes) => bytes.includes('Maria'))).toBe(false);
  const { body } = await openFile(id, maria);
  expect(Buffer.from(body.data.content, 'base64')).toEqual(FILE_BYTES);
  const openings = await api.db
    .selectFrom('prescription_openings')
    .select('actor')
    .where('prescription_id', '=', id)
    .execute();
  expect(openings).toEqual([{ actor: 'customer' }]);
});

test('a prescription of another person is not found: neither its file, nor to change, delete or copy', async () => {
  const id = await addWithFile('Μαρία');
  const [{ version, values }] = await list();
  expect(await list(nikos)).toEqual([]);
  expect((await openFile(id, nikos)).status).toBe(404);
  expect((await send('PUT', { id, version, person: 'Νίκος', values }, nikos)).status).toBe(404);
  expect((await send('DELETE', { id }, nikos)).status).toBe(404);
  const copy = { token: nikos, body: { id, use: 'distance' } };
  expect((await api.request('prescriptions.php?action=copy', copy)).status).toBe(404);
  const optician = (await addAccount(api.db, 'optician')).token;
  expect((await openFile(id, optician)).status).toBe(404);
  expect((await openFile(id, maria)).status).toBe(200);
});

test('a deleted prescription is gone with its file and its reminder', async () => {
  const before = await readdir(FOLDER());
  const id = await addWithFile('Μαρία');
  expect(await readdir(FOLDER())).toHaveLength(before.length + 1);
  expect((await send('DELETE', { id })).status).toBe(200);
  expect((await readdir(FOLDER())).sort()).toEqual(before.sort());
  expect((await openFile(id, maria)).status).toBe(404);
});

test('the owner is reminded 30 days before the end; a change moves the reminder, and deleting removes it', async () => {
  const listReminders = () =>
    api.db.selectFrom('emails').selectAll().where('template', '=', 'prescription_reminder').execute();
  await api.db.deleteFrom('emails').where('template', '=', 'prescription_reminder').execute();
  const values = createPrescription();
  const examined = { examined_on: '2096-07-15' };
  const { id } = (await send('POST', { person: 'Μαρία', values, ...examined })).body.data;
  const [reminder, ...others] = await listReminders();
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({ recipient: USER, next_attempt_at: '2098-06-15T06:00:00.000Z' });
  const desk = { db: api.db, language: 'el', config: { PUBLIC_URL: 'https://shop.example' } } as const;
  const params = JSON.parse(reminder?.params ?? '');
  expect(params).toEqual({ id, valid_until: '2098-07-15' });
  const { subject, html } = (await renderEmail(desk, 'prescription_reminder', params)) ?? {};
  expect(subject).toContain('15 Ιουλίου 2098');
  expect(html).toContain('href="https://shop.example/prescriptions"');
  await send('PUT', { id, version: 1, person: 'Μαρία', values, examined_on: '2097-07-15' });
  expect(await listReminders()).toMatchObject([{ next_attempt_at: '2099-06-15T06:00:00.000Z' }]);
  await send('DELETE', { id });
  expect(await listReminders()).toEqual([]);
  expect(await renderEmail(desk, 'prescription_reminder', params)).toBeUndefined();
  await send('POST', { person: 'Μαρία', values, examined_on: '2020-01-01' });
  expect(await listReminders()).toEqual([]);
});

test('a copy for a cart becomes the prescription of an order, and the wallet keeps its own', async () => {
  await saveLensCatalogue(api.db, { ...defaultLensCatalogue, version: 0 });
  const { id } = (await send('POST', { person: 'Μαρία', values: createPrescription() })).body.data;
  const copy = (use: string) => api.request('prescriptions.php?action=copy', { token: maria, body: { id, use } });
  const refused = await copy('progressive');
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['values.right.add', 'values.left.add']]);
  const { ref, source } = (await copy('distance')).body.data;
  expect(source).toBe('typed');
  const configuration = {
    ...{ kind: 'lenses', use: 'distance', index: '1.50', coating: 'hard', filters: [], tint: null },
    prescription: { source, ref },
  };
  const items = [{ product_id: productIds.aegean, quantity: 1, configuration }];
  const headers = { 'idempotency-key': randomUUID() };
  const body = await orderRequest(api, items);
  expect((await api.request('orders.php?action=create', { token: maria, headers, body })).status).toBe(200);
  expect((await list()).some((prescription: { id: number }) => prescription.id === id)).toBe(true);
  const ordered = await api.db.selectFrom('prescriptions').selectAll().where('order_id', 'is not', null).execute();
  expect(ordered).toMatchObject([{ user_id: null, status: 'received' }]);
});

test('the export has the wallet; an erased account leaves nothing in the database, the uploads and the next backup', async () => {
  const id = await addWithFile('Μαρία');
  await api.request('prescriptions.php?action=copy', { token: maria, body: { id, use: 'reading' } });
  const { data } = (await api.request('profile.php?action=export', { token: maria })).body;
  const people = data.prescriptions.map(({ person }: { person: string }) => person);
  expect(people).toEqual(expect.arrayContaining(['Μαρία', 'Πέτρος', 'Ελένη Παππά']));
  await api.db.updateTable('orders').set({ status: 'completed', fulfilment_status: 'delivered' }).execute();
  const nikosId = (await send('POST', { person: 'Νίκος', file_ref: await upload() }, nikos)).body.data.id;
  const erase = { method: 'POST', token: maria, body: { password: PASSWORD } };
  expect((await api.request('profile.php?action=erase', erase)).status).toBe(200);
  const rows = await api.db.selectFrom('prescriptions').selectAll().execute();
  expect(rows.map((row) => row.id)).toEqual([nikosId]);
  expect(await readdir(FOLDER())).toEqual(rows.map(({ file }) => file));
  const reminders = api.db.selectFrom('emails').select('id').where('template', '=', 'prescription_reminder');
  expect(await reminders.execute()).toEqual([]);
  const backup = path.join(api.dataDir, 'backup.gz');
  await writeBackup(api.db, backup);
  const lines = gunzipSync(await readFile(backup))
    .toString('utf8')
    .split('\n');
  expect(lines.filter((line) => line.startsWith('["prescriptions"'))).toHaveLength(1);
});
