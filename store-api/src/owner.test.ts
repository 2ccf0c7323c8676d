import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATABASE_FILE } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createFirstOwner } from './domain/accounts/first-owner.ts';
import { createSession, findSession } from './domain/accounts/sessions/sessions.repo.ts';
import { loginEndpoints } from './endpoints/login/login.route.ts';
import { serveEndpoints } from './testing/serve-endpoints.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

// `npm run owner` as the operator starts it: a process of its own, while the shop is running.

const OWNER = 'owner@example.gr';
const FORGOTTEN = 'a long enough password';

let dataDir: string;
let store: TestStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fakos-owner-'));
  store = await openTestStore(join(dataDir, DATABASE_FILE));
  await migrate(store);
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const createOwner = (email = OWNER) => createFirstOwner(store.db, { email, password: FORGOTTEN });

/** Runs the command; a failed one has an exit code. */
async function runOwner(...words: string[]): Promise<{ stdout: string; stderr: string; code?: number }> {
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir, ...(store.url && { DATABASE_URL: store.url }) };
  const program = join(import.meta.dirname, 'owner.ts');
  return promisify(execFile)(process.execPath, [program, ...words], { env }).catch((failure) => failure);
}

async function logIn(email: string, password: string) {
  const server = await serveEndpoints(store.db, loginEndpoints);
  const response = await fetch(`${server.url}/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const result = { status: response.status, body: await response.json() };
  await server.close();
  return result;
}

test.each([[[]], [[OWNER.toUpperCase()]]])(
  'reset-password %j prints a password that only allows changing itself, and ends sessions',
  async (words) => {
    await createOwner();
    const { id } = await store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const session = await createSession(store.db, id);
    const { stdout, stderr, code } = await runOwner('reset-password', ...words);
    expect([stderr, code]).toEqual(['', undefined]);
    const [, password = ''] = /^New password of owner@example\.gr: ([\w-]{16})\n$/.exec(stdout) ?? [];
    expect(await logIn(OWNER, password)).toMatchObject({
      status: 200,
      body: { user: { email: OWNER, role: 'owner', must_change_password: true } },
    });
    expect((await logIn(OWNER, FORGOTTEN)).status).toBe(401);
    expect(await findSession(store.db, session)).toBeNull();
    const events = await store.db.selectFrom('account_events').select(['kind', 'actor']).execute();
    expect(events).toEqual([{ kind: 'password', actor: 'npm run owner' }]);
  },
);

test.each([
  ['the address of nobody', ['nobody@example.gr'], /^nobody@example\.gr is not the e-mail address of an owner\n$/],
  [
    'the address of another role',
    ['editor@example.gr'],
    /^editor@example\.gr is not the e-mail address of an owner\n$/,
  ],
  ['no address, with several owners', [], /^Name one of the owners: owner@example\.gr, second@example\.gr\n$/],
])('%s is refused, and nothing changes', async (_case, words, message) => {
  await createOwner();
  for (const [email, role] of [
    ['editor@example.gr', 'editor'],
    ['second@example.gr', 'owner'],
  ] as const) {
    const row = {
      name: 'Staff',
      password_hash: '',
      must_change_password: 0,
      created_at: '2026-11-25T10:00:00Z',
    } as const;
    await store.db
      .insertInto('users')
      .values({ ...row, email, role })
      .execute();
  }
  const { stdout, stderr, code } = await runOwner('reset-password', ...words);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect((await logIn(OWNER, FORGOTTEN)).status).toBe(200);
});

test('without an owner the command says when there will be one', async () => {
  const { stderr, code } = await runOwner('reset-password');
  expect([code, stderr]).toEqual([1, 'The shop has no owner; the next start creates one\n']);
});

test('an unknown command prints the usage and fails; help does not fail', async () => {
  const wrong = await runOwner('reset-everything');
  const help = await runOwner('help');
  expect([wrong.code, help.code]).toEqual([1, undefined]);
  expect(wrong.stdout).toContain('npm run owner -- reset-password [E-MAIL]');
  expect(help.stdout).toBe(wrong.stdout);
});
