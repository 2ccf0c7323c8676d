import {
  contactPrescriptionCases,
  createContactPrescription,
} from '@fakos/contracts/testing/contact-prescription-cases';
import { createPrescription } from '@fakos/contracts/testing/prescription-cases';
import { addAccount } from '../../testing/staff-accounts.ts';
import { PASSWORD, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let maria: string;
beforeAll(async () => {
  api = await startTestApi();
  maria = await api.signIn(USER);
});
afterAll(() => api.close());

const KIND = { kind: 'contact_lenses', person: 'Μαρία' };
const send = (method: string, body: object, token = maria) =>
  api.request('prescriptions.php', { method, token, body: { consent: true, ...KIND, ...body } });
const list = async (token = maria) => (await api.request('prescriptions.php', { token })).body.data;

test.each(contactPrescriptionCases)('$name', async ({ values, refused }) => {
  const { status, body } = await send('POST', { lenses: createContactPrescription(values) });
  expect([status, Object.keys(body.errors ?? {})]).toEqual(refused ? [422, [`lenses.${refused[0]}`]] : [200, []]);
  if (!refused) await send('DELETE', { id: body.data.id });
});

test('a prescription has consent, a message for each violated rule, and values of its own kind', async () => {
  const lenses = createContactPrescription();
  expect((await send('POST', { lenses, consent: false })).status).toBe(422);
  expect((await send('POST', {})).status).toBe(422);
  expect((await send('POST', { values: createPrescription() })).status).toBe(422);
  expect((await send('POST', { kind: 'glasses', lenses })).status).toBe(422);
  const wrong = await send('POST', { lenses: createContactPrescription({ 'left.cylinder': -0.75 }) });
  expect(wrong.body.errors['lenses.left.axis']).toBe('Γράψτε τον άξονα (AXIS): υπάρχει πάντα μαζί με τον κύλινδρο.');
  expect(await list()).toEqual([]);
});

test('it is encrypted, its opening is logged, it expires with a reminder, and nobody else reads it', async () => {
  const lenses = createContactPrescription({ 'right.addition': 'low', 'left.addition': 'low', dominant_eye: 'left' });
  const { id } = (await send('POST', { lenses, examined_on: '2096-07-15' })).body.data;
  const row = await api.db.selectFrom('prescriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Μαρία|base_curve|contact_lenses/);
  expect(await list()).toMatchObject([{ id, ...KIND, lenses, values: null, file: null, valid_until: '2098-07-15' }]);
  const openings = api.db.selectFrom('prescription_openings').select('actor').where('prescription_id', '=', id);
  expect(await openings.execute()).toEqual([{ actor: 'customer' }]);
  const reminders = api.db.selectFrom('emails').select('recipient').where('template', '=', 'prescription_reminder');
  expect(await reminders.execute()).toEqual([{ recipient: USER }]);
  const nikos = (await addAccount(api.db, 'user', 'nikos@example.gr')).token;
  const optician = (await addAccount(api.db, 'optician')).token;
  for (const token of [nikos, optician]) expect(await list(token)).toEqual([]);
  expect((await send('PUT', { id, version: 1, lenses }, nikos)).status).toBe(404);
  expect((await send('PUT', { id, version: 1, lenses: { ...lenses, dominant_eye: null } })).status).toBe(200);
  expect((await send('PUT', { id, version: 1, lenses })).body.code).toBe('STALE_VERSION');
});

test('glasses are not made to it', async () => {
  const [{ id }] = await list();
  const copied = await api.request('prescriptions.php?action=copy', { token: maria, body: { id, use: 'distance' } });
  expect(copied.status).toBe(404);
});

test('the export has it, and erasing the account deletes it', async () => {
  const { data } = (await api.request('profile.php?action=export', { token: maria })).body;
  expect(data.prescriptions).toMatchObject([{ ...KIND, lenses: { right: { power: -2, addition: 'low' } } }]);
  const body = { password: PASSWORD };
  expect((await api.request('profile.php?action=erase', { method: 'POST', token: maria, body })).status).toBe(200);
  expect(await api.db.selectFrom('prescriptions').selectAll().execute()).toEqual([]);
});
