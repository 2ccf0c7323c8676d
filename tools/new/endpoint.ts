import { UserError } from '../user-error.ts';
import { toCamelCase, toPascalCase, toSnakeCase } from './names.ts';
import { insertAtEnd, insertInOrder } from './registry.ts';
import type { GeneratorRequest } from './request.ts';
import { source } from './source.ts';
import { type FileText, type Plan, requireFree, type Tree } from './tree.ts';

const CONTRACTS = 'shared-kit/contracts/src';
const HOOKS = 'shared-kit/kit/src/api';
const DOMAIN = 'store-api/src/domain';
const ENDPOINTS = 'store-api/src/endpoints';
const REGISTRY = `${ENDPOINTS}/index.ts`;

/** An endpoint for administrators that reads one text of the settings: contract, hook, repository, route, test, registry. */
export function planEndpoint(tree: Tree, { name }: GeneratorRequest): Plan {
  requireFree(tree, ...[CONTRACTS, HOOKS, DOMAIN, ENDPOINTS].map((folder) => `${folder}/${name}`));
  const other = tree
    .find(`{${CONTRACTS},${ENDPOINTS}}/*/*.ts`)
    .find(({ text }) => new RegExp(`resource: '${name}'`).test(text));
  if (other) throw new UserError(`${name}.php already exists, see ${other.path}. Choose another name.`);
  return {
    created: [createContract, createHooks, createRepository, createRoute, createTest].map((create) => create(name)),
    changed: [{ path: REGISTRY, text: register(tree.read(REGISTRY), name) }],
    next: [
      `Declare its query, body and response in ${CONTRACTS}/${name}/contract.ts; implement them in ${ENDPOINTS}/${name}/.`,
      `Read and write rows in ${DOMAIN}/${name}/. A new table needs a file in store-api/src/database/migrations/, listed in database/migrate.ts and typed in database/schema.ts.`,
      `Only administrators may call it. The contract declares another permission of contracts/src/permissions.ts; a public endpoint also declares its cache, or what it invalidates. A write by staff names its \`record\` for the audit log.`,
      `Test it: npx jest ${ENDPOINTS}`,
      `Use it: use${toPascalCase(`get-${name}`)}Query from @fakos/shared-kit/api/${name}/hooks.`,
    ],
  };
}

function register(registry: string, name: string): string {
  const withImport = insertInOrder(
    registry,
    `import { ${toCamelCase(name)}Endpoints } from './${name}/${name}.route.ts';`,
    /^import .* from '(\.\/[^/]+\/.*)';$/,
  );
  return insertAtEnd(withImport, `    ...${toCamelCase(name)}Endpoints,`, 'return [');
}

function createContract(name: string): FileText {
  return {
    path: `${CONTRACTS}/${name}/contract.ts`,
    text: source`
      | import { z } from 'zod';
      | import { dataResponse, defineEndpoint } from '../endpoint.ts';
      |
      | /** Data of ${name}.php, in the language of the request. */
      | export const ${toCamelCase(name)} = z.object({ text: z.string() });
      | /** See {@link ${toCamelCase(name)}}. */
      | export type ${toPascalCase(name)} = z.output<typeof ${toCamelCase(name)}>;
      |
      | /** GET ${name}.php */
      | export const get${toPascalCase(name)} = defineEndpoint({
      |   resource: '${name}',
      |   method: 'GET',
      |   permission: 'administration',
      |   response: dataResponse(${toCamelCase(name)}),
      | });
    `,
  };
}

function createHooks(name: string): FileText {
  const Name = toPascalCase(name);
  return {
    path: `${HOOKS}/${name}/hooks.ts`,
    text: source`
      | import type { EndpointResponse } from '@fakos/contracts/endpoint';
      | import type { get${Name} } from '@fakos/contracts/${name}/contract';
      | import { baseApi } from '@fakos/shared-kit/api';
      |
      | const ${toCamelCase(name)}Api = baseApi.injectEndpoints({
      |   endpoints: (build) => ({
      |     get${Name}: build.query<EndpointResponse<typeof get${Name}>, void>({
      |       query: () => '${name}.php',
      |       providesTags: ['Localised'],
      |     }),
      |   }),
      | });
      |
      | export const { useGet${Name}Query } = ${toCamelCase(name)}Api;
    `,
  };
}

function createRepository(name: string): FileText {
  return {
    path: `${DOMAIN}/${name}/${name}.repo.ts`,
    text: source`
      | import type { ShopDatabase } from '../../database/schema.ts';
      | import type { Language } from '../../text/translate.ts';
      | import { readSettings } from '../settings/read-settings.ts';
      |
      | const KEY = '${toSnakeCase(name)}_text';
      |
      | /** The stored text; empty until one is saved. */
      | export async function find${toPascalCase(name)}Text(db: ShopDatabase, language: Language): Promise<string> {
      |   const { [KEY]: text } = await readSettings(db, [KEY], language);
      |   return typeof text === 'string' ? text : '';
      | }
    `,
  };
}

function createRoute(name: string): FileText {
  const Name = toPascalCase(name);
  return {
    path: `${ENDPOINTS}/${name}/${name}.route.ts`,
    text: source`
      | import { get${Name} } from '@fakos/contracts/${name}/contract';
      | import { find${Name}Text } from '../../domain/${name}/${name}.repo.ts';
      | import { endpoint } from '../endpoint.ts';
      |
      | /** ${name}.php */
      | export const ${toCamelCase(name)}Endpoints = [
      |   endpoint(get${Name}, async ({ db, language }) => ({ data: { text: await find${Name}Text(db, language) } })),
      | ];
    `,
  };
}

function createTest(name: string): FileText {
  return {
    path: `${ENDPOINTS}/${name}/${name}.test.ts`,
    text: source`
      | import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
      |
      | let api: TestApi;
      | beforeAll(async () => {
      |   api = await startTestApi();
      | });
      | afterAll(() => api.close());
      |
      | test('an administrator reads the text in the language of the request', async () => {
      |   const token = await api.signIn(ADMIN);
      |   expect((await api.request('${name}.php', { token })).body).toEqual({ success: true, data: { text: '' } });
      |   const row = { key: '${toSnakeCase(name)}_text', value_el: '"Κείμενο"', value_en: '"Text"' };
      |   await api.db.insertInto('settings').values(row).execute();
      |   expect((await api.request('${name}.php', { token })).body.data).toEqual({ text: 'Κείμενο' });
      |   expect((await api.request('${name}.php?lang=en', { token })).body.data).toEqual({ text: 'Text' });
      | });
      |
      | test('a visitor is rejected', async () => {
      |   expect((await api.request('${name}.php')).status).toBe(401);
      | });
    `,
  };
}
