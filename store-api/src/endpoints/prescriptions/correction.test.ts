import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { createPrescription } from '@fakos/contracts/testing/prescription-cases';
import { renderEmail } from '../../domain/mail/render-email.ts';
import { saveLensCatalogue } from '../../domain/optics/lenses/lens-catalogue.ts';
import { createCorrectionToken } from '../../domain/optics/prescriptions/correction-token.ts';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let optician: string;
beforeAll(async () => {
  api = await startTestApi();
  optician = (await addAccount(api.db, 'optician')).token;
  await saveLensCatalogue(api.db, { ...defaultLensCatalogue, version: 0 });
});
afterAll(() => api.close());

const getRow = () =>
  api.db.selectFrom('prescriptions').selectAll().where('order_id', 'is not', null).executeTakeFirstOrThrow();
const request = (body: object, token = optician) =>
  api.request('prescriptions.php?action=request-correction', { method: 'PUT', token, body });
const send = (body: object) =>
  api.request('prescriptions.php?action=correct', { method: 'PUT', body: { consent: true, ...body } });

test('the optician requests a prescription that is sent later; the buyer gets an e-mail with a link and gives it', async () => {
  const configuration = {
    ...{ kind: 'lenses', use: 'progressive', index: '1.50', coating: 'hard', filters: [], tint: null },
    prescription: { source: 'later' },
  };
  const items = [{ product_id: productIds.aegean, quantity: 1, configuration }];
  expect((await sendOrder(api, await orderRequest(api, items))).status).toBe(200);
  const { id, version } = await getRow();
  const manager = (await addAccount(api.db, 'manager')).token;
  expect((await request({ id, version, reason: 'missing' }, manager)).status).toBe(403);
  expect((await request({ id, version, reason: 'missing' })).status).toBe(200);
  expect((await request({ id, version, reason: 'missing' })).body.code).toBe('STALE_VERSION');

  const email = await api.db
    .selectFrom('emails')
    .selectAll()
    .where('template', '=', 'prescription_correction')
    .executeTakeFirstOrThrow();
  expect(email.recipient).toBe('maria@example.gr');
  const desk = { db: api.db, language: 'el', config: { PUBLIC_URL: 'https://shop.example' } } as const;
  const params = JSON.parse(email.params);
  const { text = '' } = (await renderEmail(desk, 'prescription_correction', params)) ?? {};
  expect(text).toContain('Δεν την έχουμε λάβει ακόμη.');
  const token = /prescription\?token=(\S+)/.exec(text)?.[1] ?? '';

  const open = (key: string) => api.request(`prescriptions.php?action=correction&token=${key}`);
  expect((await open(token)).body.data).toMatchObject({ use: 'progressive', is_open: true });
  expect((await open(`${id}.${'0'.repeat(64)}`)).status).toBe(404);
  const refused = await send({ token, values: createPrescription() });
  expect(Object.keys(refused.body.errors)).toEqual(['values.right.add', 'values.left.add']);
  const values = createPrescription({ 'right.add': 2, 'left.add': 2 });
  expect((await send({ token, values, consent: false })).status).toBe(422);
  expect((await send({ token })).status).toBe(422);
  expect((await send({ token, values })).status).toBe(200);
  const { number } = await api.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
  const { body: notified } = await api.request('notifications.php?action=get-admin-notifications', {
    token: await api.signIn(ADMIN),
  });
  expect(notified.notifications).toContainEqual(
    expect.objectContaining({ title: `Ο πελάτης έδωσε τη συνταγή της παραγγελίας ${number}` }),
  );
  expect(await getRow()).toMatchObject({ status: 'received', source: 'typed' });
  expect((await open(token)).body.data.is_open).toBe(false);
  expect((await send({ token, values })).body.code).toBe('CONFLICT');
  expect(await renderEmail(desk, 'prescription_correction', params)).toBeUndefined();

  const orderId = (await getRow()).order_id;
  const listed = await api.request(`prescriptions.php?action=order&id=${orderId}`, { token: optician });
  expect(listed.body.data).toMatchObject([{ status: 'received', values: { right: { add: 2 }, pd: 63 } }]);
});

test('a link of another prescription opens nothing', async () => {
  const row = await getRow();
  const forged = await createCorrectionToken(api.db, { ...row, created_at: '2020-01-01T00:00:00.000Z' });
  expect((await api.request(`prescriptions.php?action=correction&token=${forged}`)).status).toBe(404);
});
