import { camel, pascal, snake } from './names.ts';
import { Refusal } from './refusal.ts';
import { insertAtEnd, insertInOrder } from './registry.ts';
import type { Request } from './request.ts';
import { source } from './source.ts';
import { type FileText, type Plan, refuseTaken, type Tree } from './tree.ts';

const PROMISE = 'shared-kit/src/api';
const FOLDER = 'store-api/src/endpoints';
const REGISTRY = `${FOLDER}/index.ts`;

/** A call that reads one text of the settings, for administrators: contract, hook, repo, route, test, registry. */
export function planEndpoint(tree: Tree, { name }: Request): Plan {
  refuseTaken(tree, `${PROMISE}/${name}`, `${FOLDER}/${name}`);
  const other = tree
    .find(`{${PROMISE},${FOLDER}}/*/*.ts`)
    .find(({ text }) => new RegExp(`resource: '${name}'`).test(text));
  if (other) throw new Refusal(`${name}.php is answered already, see ${other.path}. Choose another name.`);
  return {
    created: [contract, hooks, repo, route, test].map((make) => make(name)),
    changed: [{ path: REGISTRY, text: register(tree.read(REGISTRY), name) }],
    next: [
      `Promise what it takes and answers in ${PROMISE}/${name}/contract.ts; keep the promise in ${FOLDER}/${name}/.`,
      'Rows of its own: a file in store-api/src/database/migrations/, listed in database/migrate.ts and typed in database/schema.ts.',
      `Only administrators may call it. Another permission stands in the contract; 'public' is also a line in ${FOLDER}/permissions.test.ts.`,
      `Try it: npx jest ${FOLDER}`,
      `Use it: use${pascal(`get-${name}`)}Query from @fakos/shared-kit/api/${name}/hooks.`,
    ],
  };
}

function register(registry: string, name: string): string {
  const known = insertInOrder(
    registry,
    `import { ${camel(name)}Endpoints } from './${name}/${name}.route.ts';`,
    /^import .* from '(\.\/.*)';$/,
  );
  return insertAtEnd(known, `    ...${camel(name)}Endpoints,`, 'return [');
}

function contract(name: string): FileText {
  return {
    path: `${PROMISE}/${name}/contract.ts`,
    text: source`
      | import { z } from 'zod';
      | import { answerOf, defineCall } from '../contract.ts';
      |
      | /** What ${name}.php answers with, in the language of the request. */
      | export const ${camel(name)} = z.object({ text: z.string() });
      | /** See {@link ${camel(name)}}. */
      | export type ${pascal(name)} = z.output<typeof ${camel(name)}>;
      |
      | /** GET ${name}.php */
      | export const get${pascal(name)} = defineCall({
      |   resource: '${name}',
      |   method: 'GET',
      |   permission: 'admin',
      |   answer: answerOf(${camel(name)}),
      | });
    `,
  };
}

function hooks(name: string): FileText {
  const Name = pascal(name);
  return {
    path: `${PROMISE}/${name}/hooks.ts`,
    text: source`
      | import { baseApi } from '@fakos/shared-kit/api';
      | import type { AnswerOf } from '../contract.ts';
      | import type { get${Name} } from './contract.ts';
      |
      | const ${camel(name)}Api = baseApi.injectEndpoints({
      |   endpoints: (build) => ({
      |     get${Name}: build.query<AnswerOf<typeof get${Name}>, void>({
      |       query: () => '${name}.php',
      |       providesTags: ['Localised'],
      |     }),
      |   }),
      | });
      |
      | export const { useGet${Name}Query } = ${camel(name)}Api;
    `,
  };
}

function repo(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.repo.ts`,
    text: source`
      | import { readSettings } from '../../database/read-settings.ts';
      | import type { ShopDatabase } from '../../database/schema.ts';
      | import type { Language } from '../../text/translate.ts';
      |
      | const KEY = '${snake(name)}_text';
      |
      | /** The text that the shop keeps; empty until one is saved. */
      | export async function find${pascal(name)}Text(db: ShopDatabase, language: Language): Promise<string> {
      |   const { [KEY]: text } = await readSettings(db, [KEY], language);
      |   return typeof text === 'string' ? text : '';
      | }
    `,
  };
}

function route(name: string): FileText {
  const Name = pascal(name);
  return {
    path: `${FOLDER}/${name}/${name}.route.ts`,
    text: source`
      | import { get${Name} } from '@fakos/shared-kit/api/${name}/contract';
      | import { endpoint } from '../../http/endpoint.ts';
      | import { find${Name}Text } from './${name}.repo.ts';
      |
      | /** ${name}.php */
      | export const ${camel(name)}Endpoints = [
      |   endpoint(get${Name}, async ({ db, language }) => ({ data: { text: await find${Name}Text(db, language) } })),
      | ];
    `,
  };
}

function test(name: string): FileText {
  return {
    path: `${FOLDER}/${name}/${name}.test.ts`,
    text: source`
      | import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
      |
      | let api: TestApi;
      | beforeAll(async () => {
      |   api = await startTestApi();
      | });
      | afterAll(() => api.close());
      |
      | test('an administrator reads the text in the language of the request, a visitor nothing', async () => {
      |   const token = await api.signIn(ADMIN);
      |   expect((await api.ask('${name}.php', { token })).body).toEqual({ success: true, data: { text: '' } });
      |   const row = { key: '${snake(name)}_text', value_el: '"Κείμενο"', value_en: '"Words"' };
      |   await api.db.insertInto('settings').values(row).execute();
      |   expect((await api.ask('${name}.php', { token })).body.data).toEqual({ text: 'Κείμενο' });
      |   expect((await api.ask('${name}.php?lang=en', { token })).body.data).toEqual({ text: 'Words' });
      |   expect((await api.ask('${name}.php')).status).toBe(401);
      | });
    `,
  };
}
