import { Validator } from '@seriousme/openapi-schema-validator';
import { listEndpoints } from '../endpoints/index.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each(['backend/api', 'api'])('/%s/openapi.json is a valid OpenAPI 3.1 document', async (base) => {
  const response = await fetch(`${api.url}/${base}/openapi.json`);
  const document = await response.json();
  expect(document.openapi).toBe('3.1.0');
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

test('every endpoint is listed with its permission', async () => {
  const { paths } = await (await fetch(`${api.url}/api/openapi.json`)).json();
  for (const { kind, endpoint } of listEndpoints('unused')) {
    const operation = paths[`/${endpoint.resource}.php`][endpoint.method.toLowerCase()];
    if (kind === 'raw') expect(operation['x-permission']).toBe(endpoint.permission);
    else {
      const action = 'action' in endpoint ? endpoint.action : undefined;
      const described = operation['x-calls'].filter((one: { action?: string }) => one.action === action);
      expect(described).toEqual([expect.objectContaining({ permission: endpoint.permission })]);
    }
  }
});

test('every role is listed with its permissions', async () => {
  const document = await (await fetch(`${api.url}/api/openapi.json`)).json();
  expect(document['x-roles']).toMatchObject({ editor: ['staff', 'content'], user: [] });
});

test('an endpoint is described as in its contract', async () => {
  const { paths } = await (await fetch(`${api.url}/api/openapi.json`)).json();
  const login = paths['/login.php'].post['x-calls'].find(
    (endpoint: { action?: string }) => endpoint.action === undefined,
  );
  expect(login.body).toMatchObject({
    type: 'object',
    required: ['email', 'password'],
    properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
  });
  expect(paths['/admin-orders.php'].get.security).toEqual([{ token: [] }]);
  expect(paths['/products.php'].get.security).toBeUndefined();
});
