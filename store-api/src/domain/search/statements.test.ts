import { CompiledQuery, sql } from 'kysely';
import { fillShop } from '../../../bench/fill-shop.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { getEngine } from '../../database/engine.ts';
import { migrate } from '../../database/migrate.ts';
import { listEndpoints } from '../../endpoints/index.ts';
import { serveEndpoints } from '../../testing/serve-endpoints.ts';
import { ADMIN, PASSWORD } from '../../testing/test-api.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { createFirstOwner } from '../accounts/first-owner.ts';

// Number of statements and use of indexes by the requests of a large shop.

const SIZE = { products: 1500, posts: 300, orderLines: 900 };

let store: OpenDatabase;
let api: Awaited<ReturnType<typeof serveEndpoints>>;
let token: string;
let asked: CompiledQuery[] = [];

beforeAll(async () => {
  store = await openTestStore();
  await migrate(store);
  await createFirstOwner(store.db, { email: ADMIN, password: PASSWORD });
  await fillShop(store.db, SIZE);
  api = await serveEndpoints(store.db, listEndpoints('unused'));
  const signedIn = await fetch(`${api.url}/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN, password: PASSWORD }),
  });
  ({ token } = (await signedIn.json()) as { token: string });
  // The index of products is read once, before anything is counted.
  await fetch(`${api.url}/products.php`);
  const executor = store.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    asked.push(query);
    return execute(query, ...rest);
  };
});
afterAll(async () => {
  await api.close();
  await store.close();
});

async function listStatements(request: string): Promise<CompiledQuery[]> {
  asked = [];
  const response = await fetch(`${api.url}/${request}`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  await response.text();
  return asked.filter(({ sql: text }) => !text.includes('sessions'));
}

/** Maximum number of statements of a request, and whether its sorting must use an index. */
const requests: readonly (readonly [call: string, statements: number, sorting: 'by index' | 'anyhow'])[] = [
  ['products.php?facets=0', 2, 'by index'],
  ['products.php?limit=100&sort=name', 3, 'by index'],
  ['products.php?facets=1&category=frames&colour=black&price_max=100&sort=price', 3, 'by index'],
  ['products.php?facets=0&search=gyalia%20iliou', 5, 'anyhow'],
  ['products.php?slug=product-3', 4, 'anyhow'],
  ['search.php?q=gyal', 6, 'anyhow'],
  ['posts.php?limit=12', 2, 'by index'],
  ['posts.php?limit=12&search=naxos', 2, 'anyhow'],
  ['search.php?action=admin&q=gyal', 18, 'anyhow'],
  ['search.php?action=admin&q=buyer-12', 18, 'anyhow'],
  ['search.php?action=admin&q=OP26-000123', 18, 'anyhow'],
  ['admin-orders.php?limit=20', 3, 'by index'],
  ['admin-orders.php?limit=20&status=completed', 3, 'by index'],
];

test.each(requests)('%s executes at most %i statements', async (call, most) => {
  const longer = call.replace('limit=12', 'limit=24').replace('limit=20', 'limit=40');
  const statements = await listStatements(call);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(most);
  // A longer page needs no more statements; a repeated request may need fewer.
  expect((await listStatements(longer)).length).toBeLessThanOrEqual(statements.length);
});

test.each(requests)('%s uses indexes', async (call, _most, sorting) => {
  const steps: string[] = [];
  for (const statement of await listStatements(call)) steps.push(...(await getPlan(statement)));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((step) => looksThrough.test(step))).toEqual([]);
  if (sorting === 'by index') expect(steps.filter((step) => sortsRows.test(step))).toEqual([]);
});

const large = '(?:products|posts|orders|order_lines|product_changes|product_search|post_search)';
/** Full table scans on SQLite (where a full-text index is a virtual table) and on PostgreSQL. */
const looksThrough = new RegExp(`^SCAN ${large}(?! (?:USING|VIRTUAL TABLE INDEX))|Seq Scan on ${large}`);
/** Sorting steps of a statement about a large table that no index avoids. */
const sortsRows = new RegExp(`^${large}: (?:USE TEMP B-TREE FOR ORDER BY|.*(?<!Incremental )Sort  \\()`);

/** The steps of a statement, those of a sort with the table that the statement is about. */
async function getPlan({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const about = new RegExp(`from "?(${large})`).exec(text)?.[1] ?? 'small';
  const named = (step: string) => (/TEMP B-TREE|Sort {2}\(/.test(step) ? `${about}: ${step}` : step);
  if (getEngine(store.db) === 'sqlite') {
    const plan = await store.db.executeQuery(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]));
    return (plan.rows as { detail: string }[]).map(({ detail }) => named(detail));
  }
  return store.db.transaction().execute(async (transaction) => {
    // The test's tables are so small that the planner would prefer a full scan.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const plan = await transaction.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    return (plan.rows as { 'QUERY PLAN': string }[]).map((row) => named(row['QUERY PLAN'].trim()));
  });
}
