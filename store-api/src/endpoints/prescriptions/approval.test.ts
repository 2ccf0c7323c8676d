import { randomUUID } from 'node:crypto';
import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import type { LensUse } from '@fakos/contracts/prescriptions/rules';
import { createPrescription } from '@fakos/contracts/testing/prescription-cases';
import { saveLensCatalogue } from '../../domain/optics/lenses/lens-catalogue.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest } from '../../testing/order-request.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let buyer: string;
let optician: string;
beforeAll(async () => {
  api = await startTestApi();
  buyer = await api.signIn(USER);
  optician = (await addAccount(api.db, 'optician')).token;
  await saveLensCatalogue(api.db, { ...defaultLensCatalogue, version: 0 });
});
afterAll(() => api.close());

type Source = 'typed' | 'file' | 'later' | 'shop';

async function saveForCart(source: Source, use: LensUse): Promise<string | undefined> {
  if (source === 'typed') {
    const body = { use, values: createPrescription(), consent: true };
    return (await api.request('prescriptions.php?action=save', { body })).body.data.ref;
  }
  if (source !== 'file') return undefined;
  const form = new FormData();
  form.set('consent', 'true');
  form.set('file', new Blob(['%PDF-1.7 prescription']), 'prescription.pdf');
  const url = `${api.url}/backend/api/prescriptions.php?action=upload`;
  const { data } = (await (await fetch(url, { method: 'POST', body: form })).json()) as { data: { ref: string } };
  return data.ref;
}

/** The prescription of a new order. */
async function orderWith(source: Source, use: LensUse = 'distance') {
  const configuration = {
    ...{ kind: 'lenses', use, index: '1.50', coating: 'hard', filters: [], tint: null },
    prescription: { source, ref: await saveForCart(source, use) },
  };
  const items = [{ product_id: productIds.aegean, quantity: 1, configuration }];
  const headers = { 'idempotency-key': randomUUID() };
  const placed = await api.request('orders.php?action=create', {
    token: buyer,
    headers,
    body: await orderRequest(api, items),
  });
  expect(placed.status).toBe(200);
  const { id } = await api.db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const read = async () =>
    (await api.request(`prescriptions.php?action=order&id=${id}`, { token: optician })).body.data[0];
  const put = async (action: string, more: object = {}) => {
    const { id: prescriptionId, version } = await read();
    const body = { id: prescriptionId, version, ...more };
    return api.request(`prescriptions.php?action=${action}`, { method: 'PUT', token: optician, body });
  };
  return { read, put };
}

test.each<[string, Source, boolean, number]>([
  ['typed by the buyer', 'typed', false, 200],
  ['a file without values', 'file', false, 409],
  ['a file whose values the optician has entered', 'file', true, 200],
  ['to be sent later, and not received', 'later', false, 409],
  ['to be sent later, with values that the optician has entered', 'later', true, 200],
  ['to be read from old glasses', 'shop', false, 409],
  ['read from old glasses', 'shop', true, 200],
])('approving a prescription: %s', async (_name, source, isTranscribed, status) => {
  const { read, put } = await orderWith(source);
  if (isTranscribed) {
    expect((await put('transcribe', { values: createPrescription({ pd: 61.5 }) })).status).toBe(200);
    expect(await read()).toMatchObject({ source, status: 'received', values: { pd: 61.5 } });
  }
  const response = await put('approve');
  expect(response.status).toBe(status);
  if (status === 409) expect(response.body.message).toMatch(/Συμπληρώστε τις τιμές, ή ζητήστε τη συνταγή/);
  expect((await read()).status === 'approved').toBe(status === 200);
});

test('values that the use does not allow are refused by field, a stale version is not overwritten, and a file stays', async () => {
  const { read, put } = await orderWith('file', 'progressive');
  const refused = await put('transcribe', { values: createPrescription() });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['values.right.add', 'values.left.add']]);
  const values = createPrescription({ 'right.add': 2, 'left.add': 2 });
  expect((await put('transcribe', { values, version: 0 })).body.code).toBe('STALE_VERSION');
  expect((await put('transcribe', { values })).status).toBe(200);
  expect(await read()).toMatchObject({ file: { name: 'prescription.pdf' }, values: { right: { add: 2 } } });
  expect((await put('approve')).status).toBe(200);
  // Changed values are to be approved again.
  expect((await put('transcribe', { values })).status).toBe(200);
  expect((await read()).status).toBe('received');
});

test('only an optician enters values', async () => {
  const { token } = await addAccount(api.db, 'manager');
  const body = { id: 1, version: 1, values: createPrescription() };
  expect((await api.request('prescriptions.php?action=transcribe', { method: 'PUT', token, body })).status).toBe(403);
});
