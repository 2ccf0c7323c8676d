import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startStoreApi } from '../../main.ts';
import { apiSettingsSchema } from '../../settings.ts';

const email = 'owner@example.gr';
const password = 'a long enough password';

test('sign-ins and refused ones are logged, without address and password', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fakos-sign-in-log-'));
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const owner = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  const settings = apiSettingsSchema.parse({ DATA_DIR: dataDir, SEED: 'empty', API_PORT: '0', ...owner });
  const api = await startStoreApi(settings, { log });
  const post = (query: string, body: object) =>
    fetch(`${api.url}/api/login.php${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('', { email, password: 'a wrong guess' });
  await post('', { email, password });
  await post('?action=link', { token: 'not-the-token-of-an-e-mail' });
  await api.close();
  await rm(dataDir, { recursive: true });

  const entries = lines.map((line) => JSON.parse(line)).filter(({ factor }) => factor !== undefined);
  expect(entries).toEqual([
    expect.objectContaining({
      msg: 'sign-in refused',
      factor: 'password',
      code: 'LOGIN_FAILED',
      requestId: expect.any(String),
    }),
    expect.objectContaining({ msg: 'signed in', factor: 'password', user: 1 }),
    expect.objectContaining({ msg: 'sign-in refused', factor: 'link', code: 'VALIDATION' }),
  ]);
  const text = lines.join('');
  expect(text).not.toContain('a wrong guess');
  expect(text).not.toContain(password);
  expect(text).not.toContain(email);
});
