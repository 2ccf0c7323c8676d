import type { ApiDocument, DescribedEndpoint } from '@fakos/shared-kit/api/openapi/hooks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi, unreachable } from '../../testing/stub-api.ts';

const emptySchema = { type: 'object', properties: {} };

const listFrames: DescribedEndpoint = {
  permission: 'public',
  query: {
    type: 'object',
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
      search: { type: 'string', maxLength: 80 },
    },
    required: ['search'],
  },
  body: emptySchema,
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

const renameFrame: DescribedEndpoint = {
  action: 'rename',
  permission: 'administration',
  query: emptySchema,
  body: {
    type: 'object',
    properties: { id: { type: 'integer', exclusiveMinimum: 0 }, name: { type: 'string', minLength: 1, maxLength: 1 } },
    required: ['id', 'name'],
  },
  answer: emptySchema,
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

function openReference(address = '/admin/api-reference', response: object | symbol | (() => unknown) = reference) {
  const session = { 'GET login': { success: true, user: admin } };
  return { seen: stubApi({ ...session, GET: response }), ...renderAdmin(address, admin) };
}

/** Opens an endpoint and returns queries for its details. */
async function openEndpoint(name: RegExp) {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  return within(document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement);
}

/** The texts on a field's line. */
function getFieldLine(name: string, { getByText }: ReturnType<typeof within>) {
  const { parentElement } = getByText(name, { selector: 'code' });
  return [...(parentElement?.children ?? [])].map((element) => element.textContent);
}

test('an endpoint lists its query parameters', async () => {
  openReference();
  const endpoint = await openEndpoint(/^GET\s*\/backend\/api\/frames.php\s*Όλοι$/);
  const rows = endpoint.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['limit', 'integer', 'Όχι', '1 έως 100αν λείπει 12'],
    ['search', 'string', 'Ναι', 'έως 80 χαρακτήρες'],
  ]);
});

test('the third level of a response schema renders when it is opened', async () => {
  openReference();
  const endpoint = await openEndpoint(/^GET\s*\/backend\/api\/frames.php/);
  expect(getFieldLine('data', endpoint)).toEqual(['data', 'object[]']);
  expect(getFieldLine('sale_price', endpoint)).toEqual(['sale_price', 'number', 'ή null', 'από 0']);
  expect(getFieldLine('shape', endpoint)).toEqual([
    'shape',
    'string | number',
    'δεν υπάρχει πάντα',
    'ένα από "round" "square" 0',
  ]);
  expect(endpoint.getByText('κάθε όνομα')).toBeVisible();
  expect(endpoint.queryByText('width')).toBeNull();
  await userEvent.click(endpoint.getByRole('button', { name: '1 πεδίο : lens' }));
  expect(getFieldLine('width', endpoint)).toEqual(['width', 'integer']);
});

test('the example contains the required fields and can be copied', async () => {
  const user = userEvent.setup();
  openReference();
  const endpoint = await openEndpoint(/^PUT.*rename\s*Διαχειριστές$/);
  expect(getFieldLine('name', endpoint)).toEqual(['name', 'string', 'υποχρεωτικό', 'ακριβώς 1 χαρακτήρας']);
  await user.click(endpoint.getByRole('button', { name: 'Αντιγραφή' }));
  expect(await endpoint.findByText('Αντιγράφηκε')).toBeVisible();
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

test('a link to an endpoint opens it', async () => {
  openReference('/admin/api-reference#api-frames.put.rename');
  expect(await screen.findByRole('button', { name: /rename/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /^GET\s*\/backend\/api\/frames.php/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the search filters the endpoints, reports no results, and can be cleared', async () => {
  const view = openReference();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Πόρος ή ενέργεια' }), 'FRAMES ren');
  expect(await screen.findByText('1 κλήση')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Δεν βρέθηκαν κλήσεις.')).toBeVisible();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/api-reference?search=FRAMES+renx'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Καθαρισμός αναζήτησης' }).at(-1) as HTMLElement);
  expect(await screen.findByText('3 κλήσεις')).toBeVisible();
});

test('a failed request for the reference can be retried', async () => {
  const responses = [unreachable, failure(500, { code: 'INTERNAL', message: 'Κάτι χάλασε.' }), reference];
  openReference('/admin/api-reference', () => responses.shift());
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText('Κάτι χάλασε.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText('3 κλήσεις')).toBeVisible();
});
