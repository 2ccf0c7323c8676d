import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { createPrescription, prescriptionCases } from '@fakos/contracts/testing/prescription-cases';
import sharp from 'sharp';
import { saveLensCatalogue } from '../../domain/optics/lenses/lens-catalogue.ts';
import { removeExpiredPrescriptions } from '../../domain/optics/prescriptions/cart-prescriptions.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let maria: string;
beforeAll(async () => {
  api = await startTestApi();
  maria = await api.signIn(USER);
});
afterAll(() => api.close());

const save = (values: object, use = 'distance', more: object = {}) =>
  api.request('prescriptions.php?action=save', { body: { use, values, consent: true, ...more } });

async function upload(bytes: Buffer, consent = 'true', name = 'συνταγή.pdf') {
  const form = new FormData();
  form.set('consent', consent);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${api.url}/backend/api/prescriptions.php?action=upload`, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { data: { ref: string }; code?: string } };
}

const pdf = Buffer.from('%PDF-1.7 prescription of Maria');

test.each(prescriptionCases)('$use: $name', async ({ use, values, refused }) => {
  const { status, body } = await save(createPrescription(values), use);
  expect([status, Object.keys(body.errors ?? {})]).toEqual(refused ? [422, [`values.${refused[0]}`]] : [200, []]);
});

test('a refused field has the violated rule as its message, in the language of the visitor', async () => {
  const values = createPrescription({ 'right.cyl': -1 });
  const { body } = await save(values);
  expect(body.errors['values.right.axis']).toBe('Γράψτε τον άξονα (AXIS): υπάρχει πάντα μαζί με τον κύλινδρο.');
});

test('nothing is stored without explicit consent', async () => {
  expect((await save(createPrescription(), 'distance', { consent: false })).status).toBe(422);
  expect((await upload(pdf, 'false')).status).toBe(422);
});

test('a saved prescription is encrypted, and a file too, outside the uploads; only PDF files and images are accepted', async () => {
  await save(createPrescription(), 'distance', { person: 'Ελένη Παππά' });
  await upload(pdf);
  const stored = await api.db.selectFrom('prescriptions').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/Ελένη|\\"sph\\"/);
  const folder = path.join(api.dataDir, 'prescriptions');
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
  expect(files).not.toEqual([]);
  expect(files.some((bytes) => bytes.includes('Maria'))).toBe(false);
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe('UNSUPPORTED_MEDIA');
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  expect((await upload(photo, 'true', 'photo.jpeg')).body.data).toMatchObject({
    file: { name: 'photo.jpg', mime: 'image/jpeg' },
  });
});

test('the prescriptions of abandoned carts are deleted with their files', async () => {
  await api.db.updateTable('prescriptions').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await removeExpiredPrescriptions(api.db, api.config)).toBeGreaterThan(1);
  expect(await readdir(path.join(api.dataDir, 'prescriptions'))).toEqual([]);
});

const lenses = (prescription: object, more: object = {}) => ({
  kind: 'lenses',
  ...{ use: 'distance', index: '1.50', coating: 'hard', filters: [], tint: null, prescription },
  ...more,
});
const items = (configuration: object) => [{ product_id: productIds.aegean, quantity: 1, configuration }];

test('the lenses of a frame are priced by the shop, and options that it does not offer are refused', async () => {
  await saveLensCatalogue(api.db, { ...defaultLensCatalogue, version: 0 });
  const quote = async (configuration: object) =>
    (await api.request('cart.php?action=quote', { body: { items: items(configuration) } })).body.data;
  const { lines } = await quote(lenses({ source: 'later' }, { filters: ['blue_light'] }));
  expect(lines[0]).toMatchObject({ unit_price: 110 });
  expect(lines[0].configuration_texts).toContainEqual({ label: 'Συνταγή', value: 'θα σταλεί αργότερα' });
  const both = await quote(lenses({ source: 'later' }, { filters: ['photochromic', 'polarised'] }));
  expect(both.lines).toEqual([]);
  expect((await quote(lenses({ source: 'typed' }))).lines).toEqual([]);
});

test('progressive lenses are refused for a frame that is too low, by the height that staff entered', async () => {
  const quoteProgressive = async () => {
    const configuration = lenses({ source: 'later' }, { use: 'progressive' });
    return (await api.request('cart.php?action=quote', { body: { items: items(configuration) } })).body.data.lines;
  };
  const setHeight = (height: number | null) =>
    api.db.updateTable('products').set({ lens_height: height }).where('id', '=', productIds.aegean).execute();
  await setHeight(27);
  expect(await quoteProgressive()).toEqual([]);
  await setHeight(28);
  expect(await quoteProgressive()).toHaveLength(1);
  await setHeight(null);
});

async function orderAsMaria(bought: ReturnType<typeof items>) {
  const headers = { 'idempotency-key': randomUUID() };
  return api.request('orders.php?action=create', { token: maria, headers, body: await orderRequest(api, bought) });
}

test('an order takes its prescription; the optician opens and approves it, a manager cannot, and each opening is logged', async () => {
  const { ref } = (await save(createPrescription(), 'distance')).body.data;
  const bought = items(lenses({ source: 'typed', ref }));
  const placed = await orderAsMaria(bought);
  expect(placed.status).toBe(200);
  const { id } = await api.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const optician = (await addAccount(api.db, 'optician')).token;
  const manager = (await addAccount(api.db, 'manager')).token;
  const open = (token: string) => api.request(`prescriptions.php?action=order&id=${id}`, { token });
  expect((await open(manager)).status).toBe(403);
  const [prescription] = (await open(optician)).body.data;
  expect(prescription).toMatchObject({ position: 1, status: 'received', values: { left: { sph: -2 }, pd: 63 } });
  const openings = await api.db.selectFrom('prescription_openings').selectAll().execute();
  expect(openings.map(({ actor }) => actor)).toEqual(['optician@example.gr']);
  const approve = () =>
    api.request('prescriptions.php?action=approve', {
      method: 'PUT',
      token: optician,
      body: { id: prescription.id, version: prescription.version },
    });
  expect((await approve()).status).toBe(200);
  expect((await approve()).body.code).toBe('STALE_VERSION');
});

test('a reorder copies the prescription; one that is unknown or does not suit the use is refused', async () => {
  const { configuration } = await api.db.selectFrom('order_lines').select('configuration').executeTakeFirstOrThrow();
  const again = items(JSON.parse(configuration ?? ''));
  expect((await orderAsMaria(again)).status).toBe(200);
  expect(
    await api.db.selectFrom('prescriptions').select('id').where('order_id', 'is not', null).execute(),
  ).toHaveLength(2);
  const unknown = items(lenses({ source: 'typed', ref: 'A'.repeat(32) }));
  const refused = await sendOrder(api, await orderRequest(api, unknown));
  expect(Object.keys(refused.body.errors)).toEqual(['items.0.configuration.prescription']);
  const { ref } = (await save(createPrescription(), 'distance')).body.data;
  const progressive = items(lenses({ source: 'typed', ref }, { use: 'progressive' }));
  expect((await sendOrder(api, await orderRequest(api, progressive))).status).toBe(422);
});

test('glasses made to a prescription are excepted from withdrawal', async () => {
  await api.db.updateTable('orders').set({ status: 'completed', fulfilment_status: 'delivered' }).execute();
  const { number } = await api.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
  const { data } = (await api.request(`orders.php?action=get&number=${number}`, { token: maria })).body;
  expect(data.allowed.withdraw).toBe(false);
  const { body } = await api.request('orders.php?action=withdraw', { token: maria, body: { number } });
  expect(body.code).toBe('CONFLICT');
});

test('the export has the prescriptions, and erasing the account deletes them', async () => {
  const { data } = (await api.request('profile.php?action=export', { token: maria })).body;
  expect(data.prescriptions).toHaveLength(2);
  const body = { password: PASSWORD };
  expect((await api.request('profile.php?action=erase', { method: 'POST', token: maria, body })).status).toBe(200);
  expect(await api.db.selectFrom('prescriptions').selectAll().where('order_id', 'is not', null).execute()).toEqual([]);
  expect(await api.db.selectFrom('prescription_openings').selectAll().execute()).toEqual([]);
});
