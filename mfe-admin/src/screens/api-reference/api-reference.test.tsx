import type { ApiDocument, DescribedCall } from '@fakos/shared-kit/api/openapi/hooks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi, unreachable } from '../../testing/stub-api.ts';

const nothing = { type: 'object', properties: {} };

const listFrames: DescribedCall = {
  permission: 'public',
  query: {
    type: 'object',
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
      search: { type: 'string', maxLength: 80 },
    },
    required: ['search'],
  },
  body: nothing,
  answer: {
    type: 'object',
    properties: {
      data: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            sale_price: { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }] },
            lens: { type: 'object', properties: { width: { type: 'integer' } }, required: ['width'] },
            shape: {
              anyOf: [
                { type: 'string', enum: ['round', 'square'] },
                { type: 'number', const: 0 },
              ],
            },
          },
          required: ['sale_price', 'lens'],
        },
      },
      texts: { type: 'object', additionalProperties: { type: 'string' } },
    },
    required: ['data', 'texts'],
  },
};

const renameFrame: DescribedCall = {
  action: 'rename',
  permission: 'admin',
  query: nothing,
  body: {
    type: 'object',
    properties: { id: { type: 'integer', exclusiveMinimum: 0 }, name: { type: 'string', minLength: 1, maxLength: 1 } },
    required: ['id', 'name'],
  },
  answer: nothing,
};

const reference: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Fakos API', version: '1.0.0' },
  servers: [{ url: '/backend/api' }],
  paths: {
    '/frames.php': { get: { 'x-calls': [listFrames] }, put: { 'x-calls': [renameFrame] } },
    '/image.php': { get: {} },
  },
};

function openReference(address = '/admin/api-reference', answer: object | symbol | (() => unknown) = reference) {
  const session = { 'GET login': { success: true, user: admin } };
  return { seen: stubApi({ ...session, GET: answer }), ...renderAdmin(address, admin) };
}

/** Opens a call and hands out what belongs to it. */
async function openCall(name: RegExp) {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  return within(document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement);
}

/** What stands on a field's line, piece by piece. */
function lineOf(name: string, { getByText }: ReturnType<typeof within>) {
  const { parentElement } = getByText(name, { selector: 'code' });
  return [...(parentElement?.children ?? [])].map((piece) => piece.textContent);
}

test('a call says what it reads from its address', async () => {
  openReference();
  const call = await openCall(/^GET\s*\/backend\/api\/frames.php\s*Όλοι$/);
  const rows = call.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['limit', 'integer', 'Όχι', '1 έως 100αν λείπει 12'],
    ['search', 'string', 'Ναι', 'έως 80 χαρακτήρες'],
  ]);
});

test('an answer is a tree whose third level is built when it is opened', async () => {
  openReference();
  const call = await openCall(/^GET\s*\/backend\/api\/frames.php/);
  expect(lineOf('data', call)).toEqual(['data', 'object[]']);
  expect(lineOf('sale_price', call)).toEqual(['sale_price', 'number', 'ή null', 'από 0']);
  expect(lineOf('shape', call)).toEqual([
    'shape',
    'string | number',
    'δεν υπάρχει πάντα',
    'ένα από "round" "square" 0',
  ]);
  expect(call.getByText('κάθε όνομα')).toBeVisible();
  expect(call.queryByText('width')).toBeNull();
  await userEvent.click(call.getByRole('button', { name: '1 πεδίο : lens' }));
  expect(lineOf('width', call)).toEqual(['width', 'integer']);
});

test('the example has what the call needs, and is copied', async () => {
  const user = userEvent.setup();
  openReference();
  const call = await openCall(/^PUT.*rename\s*Διαχειριστές$/);
  expect(lineOf('name', call)).toEqual(['name', 'string', 'υποχρεωτικό', 'ακριβώς 1 χαρακτήρας']);
  await user.click(call.getByRole('button', { name: 'Αντιγραφή' }));
  expect(await call.findByText('Αντιγράφηκε')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    [
      `curl -X PUT '${window.location.origin}/backend/api/frames.php?action=rename'`,
      '--cookie cookies.txt',
      `-H 'Authorization: Bearer YOUR_TOKEN'`,
      `-H 'Content-Type: application/json'`,
      `-d '{"id":1,"name":"YOUR_NAME"}'`,
    ].join(' \\\n  '),
  );
});

test('an address that leads to a call finds it open', async () => {
  openReference('/admin/api-reference#api-frames.put.rename');
  expect(await screen.findByRole('button', { name: /rename/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /^GET\s*\/backend\/api\/frames.php/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the search narrows the calls, says where there is none, and is taken back', async () => {
  const view = openReference();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Πόρος ή ενέργεια' }), 'FRAMES ren');
  expect(await screen.findByText('1 κλήση')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Δεν βρέθηκαν κλήσεις.')).toBeVisible();
  await waitFor(() => expect(addressOf(view)).toBe('/admin/api-reference?search=FRAMES+renx'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Καθαρισμός αναζήτησης' }).at(-1) as HTMLElement);
  expect(await screen.findByText('3 κλήσεις')).toBeVisible();
});

test('a reference that does not come can be asked for again', async () => {
  const answers = [unreachable, failure(500, { code: 'INTERNAL', message: 'Κάτι χάλασε.' }), reference];
  openReference('/admin/api-reference', () => answers.shift());
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText('Κάτι χάλασε.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText('3 κλήσεις')).toBeVisible();
});
